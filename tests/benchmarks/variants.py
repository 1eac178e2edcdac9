"""The service twice in one process, without and with metrics and access log. The first segment of the path chooses."""

from unittest.mock import patch

from service import app as service
from service.config import Config

with patch.object(service, "observe", lambda app: None):
    PLAIN = service.create_app(Config())
VARIANTS = {
    "plain": PLAIN,
    "observed": service.create_app(Config()),
}


def app(environ, start_response):
    name, _, rest = environ["PATH_INFO"][1:].partition("/")
    chosen = VARIANTS.get(name)
    environ["PATH_INFO"] = f"/{rest}" if chosen else environ["PATH_INFO"]
    return (chosen or PLAIN)(environ, start_response)
