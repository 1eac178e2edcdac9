"""The WSGI entry point: the middleware around the Flask application."""

from collections.abc import Mapping

from flask import Flask

from rules.game import AnyGame
from rules.registry import GAMES
from service.app import create_app
from service.config import Config, from_environment
from service.http.bearer_auth import BearerAuth
from service.http.response_headers import ResponseHeaders
from service.http.shortcut import Shortcut
from service.observability.access_log import AccessLog


def with_middleware(app: Flask, config: Config) -> Flask:
    """Put the middleware around the application: the last one added sees a request first."""
    if config.shortcut:
        app.wsgi_app = Shortcut(app.wsgi_app, app.extensions["handlers"])  # type: ignore[method-assign]
    if config.api_keys:
        app.wsgi_app = BearerAuth(app.wsgi_app, config.api_keys)  # type: ignore[method-assign]
    app.wsgi_app = AccessLog(app.wsgi_app, app.extensions["metrics"])  # type: ignore[method-assign]
    app.wsgi_app = ResponseHeaders(app.wsgi_app, config.cors_origins)  # type: ignore[method-assign]
    return app


def create_service(config: Config, games: Mapping[str, AnyGame] = GAMES) -> Flask:
    """Build the application as gunicorn serves it."""
    return with_middleware(create_app(config, games), config)


app = create_service(from_environment())
