"""The service three times in one process: plain, counted, counted with a log. The first step of the path chooses."""

from unittest.mock import patch

from service import app as service
from service.config import Config

with patch.object(service, "observe", lambda app, config: None):
    PLAIN = service.create_app(Config())
VARIANTS = {
    "plain": PLAIN,
    "counted": service.create_app(Config(log_level="warning")),
    "logged": service.create_app(Config(log_level="info")),
}


def app(environ, start_response):
    name, _, rest = environ["PATH_INFO"][1:].partition("/")
    chosen = VARIANTS.get(name)
    environ["PATH_INFO"] = f"/{rest}" if chosen else environ["PATH_INFO"]
    return (chosen or PLAIN)(environ, start_response)
