"""The Flask application: a view for every operation, the pages, and the error handlers."""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from secrets import token_bytes

from flask import Flask, Response, request
from prometheus_client import CONTENT_TYPE_LATEST
from werkzeug.exceptions import NotFound

from rules.game import AnyGame
from rules.registry import GAMES
from service.api.operations import AnyOperation, all_operations
from service.api.tokens import KEY_BYTES, KeyRing
from service.codec.json_reader import encode
from service.config import Config
from service.docs.pages import register_pages
from service.http.error_responses import handle_exception
from service.http.handlers import HTTPHandler, handler_for
from service.http.request_body import JSON
from service.observability.access_log import record_routes
from service.observability.metrics import Metrics

log = logging.getLogger("dancecard")


def create_app(config: Config | None = None, games: Mapping[str, AnyGame] = GAMES) -> Flask:
    """Build the complete application. `service.wsgi` adds the middleware: headers, keys, log and shortcut."""
    config = config or Config()
    app = create_operations_app(all_operations(games, config, key_ring(config)))
    register_pages(app, games, config)
    metrics = app.extensions["metrics"] = Metrics()
    app.add_url_rule("/metrics", "metrics", lambda: Response(metrics.text(), content_type=CONTENT_TYPE_LATEST))
    record_routes(app)
    return app


def create_operations_app(known: tuple[AnyOperation, ...]) -> Flask:
    """Build an application that serves the operations and nothing else."""
    app = Flask("service", static_folder=None, template_folder="docs/templates")
    app.url_map.merge_slashes = False
    app.extensions["handlers"] = {}
    app.register_error_handler(Exception, lambda error: handle_exception(error, request.environ))
    app.before_request(require_single_slash)
    app.after_request(conditional_get)
    for operation in known:
        register(app, operation)
    return app


def key_ring(config: Config) -> KeyRing:
    """The keys that seal and open tokens: those of SEAL_KEYS, or a random one.

    All workers have the same random key, since gunicorn builds the application before it forks (`preload_app`).
    """
    if not config.seal_keys:
        log.warning("SEAL_KEYS is not set: sealed games end when this service stops.")
    return KeyRing(config.seal_keys or (token_bytes(KEY_BYTES),))


def register(app: Flask, operation: AnyOperation) -> None:
    """Register the view of an operation. An unknown game is an unknown path, for every method."""
    if operation.request is None:
        names = ", ".join(f'"{name}"' for name in operation.names)
        path = operation.path.replace("{name}", f"<any({names}):name>")
        app.add_url_rule(path, operation.id, get_view(operation), methods=["GET"])
    else:
        handler = app.extensions["handlers"][operation.path] = handler_for(operation)
        app.add_url_rule(operation.path, operation.id, partial(post_view, handler), methods=["POST"])


def post_view(handler: HTTPHandler) -> Response:
    """View function: answer Flask's current request by a handler."""
    return Response(handler(request.environ), content_type=JSON)


def get_view(operation: AnyOperation) -> Callable[..., Response]:
    """Make the view function of a GET operation: the path's parameters are its request."""
    return lambda **parameters: Response(encode(operation.handle(parameters)), content_type=JSON)


def require_single_slash() -> None:
    """404 for paths such as `//games`, which Werkzeug would route as `/games`, and for those without a first slash.

    `OPTIONS *` is of the latter kind.
    """
    path = request.environ["PATH_INFO"]
    if not path.startswith("/") or path.startswith("//"):
        raise NotFound


def conditional_get(response: Response) -> Response:
    """Conditional GET: add an ETag and answer 304 if the client has the current version."""
    if request.method in ("GET", "HEAD") and response.status_code == 200:
        if "ETag" not in response.headers:  # static files have one
            response.add_etag()
            response.cache_control.no_cache = True
        if "If-Match" not in request.headers:  # a condition for changes, and GET makes none
            response.make_conditional(request)
    return response
