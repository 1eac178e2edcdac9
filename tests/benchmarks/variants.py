"""The service twice in one process, without and with metrics and access log. The first segment of the path chooses."""

from service.app import create_app
from service.config import Config
from service.http.response_headers import ResponseHeaders
from service.http.shortcut import Shortcut
from service.wsgi import create_service

CONFIG = Config()
plain_app = create_app(CONFIG)
PLAIN = ResponseHeaders(Shortcut(plain_app.wsgi_app, plain_app.extensions["handlers"]), CONFIG.cors_origins)
VARIANTS = {"plain": PLAIN, "observed": create_service(CONFIG)}


def app(environ, start_response):
    name, _, rest = environ["PATH_INFO"][1:].partition("/")
    chosen = VARIANTS.get(name)
    environ["PATH_INFO"] = f"/{rest}" if chosen else environ["PATH_INFO"]
    return (chosen or PLAIN)(environ, start_response)
