"""The application that gunicorn serves, configured by the environment."""

from service.app import create_app
from service.config import from_environment

app = create_app(from_environment())
