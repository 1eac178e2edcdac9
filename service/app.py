"""The Flask application: routes, headers, and an answer to every error."""

import logging
from collections.abc import Callable, Mapping
from secrets import token_bytes

from flask import Flask, Response, request
from prometheus_client import CONTENT_TYPE_LATEST
from werkzeug.exceptions import NotFound

from rules.registry import GAMES
from service.api.messages import AnyGame
from service.api.operations import Operation, operations
from service.api.tokens import KEY_BYTES, KeyRing
from service.codec.json_reader import JSON, encode
from service.config import Config
from service.crowd import guarded
from service.docs.pages import register_pages
from service.http.bearer_auth import keyed
from service.http.error_responses import handle_exception
from service.http.response_headers import with_headers
from service.http.shortcut import directly, posting
from service.observability.access_log import Observer, note_routes, observers
from service.observability.metrics import Metrics
from service.paths import straight

log = logging.getLogger("dancecard")


def create_app(config: Config | None = None, games: Mapping[str, AnyGame] = GAMES) -> Flask:
    """Build the service for these games; without a configuration for tools, which do not want its log."""
    config = config or Config(log_level="warning")
    app = build(operations(games, config, key_ring(config)), config)
    register_pages(app, games, config)
    observe(app, config)
    return app


def observe(app: Flask, config: Config) -> None:
    """Count what is asked, write it to the log, and serve the counts."""
    observer = Observer(Metrics(), tell=config.log_level in ("debug", "info"))
    observers.append(observer)

    def counts() -> Response:
        observer.flush()
        return Response(observer.metrics.text(), content_type=CONTENT_TYPE_LATEST)

    app.add_url_rule("/metrics", "metrics", counts)
    note_routes(app)
    app.wsgi_app = observer.observed(app.wsgi_app)  # type: ignore[method-assign,assignment]


def key_ring(config: Config) -> KeyRing:
    """Return the keys that seal and open tokens."""
    if not config.seal_keys:
        log.warning("SEAL_KEYS is not set: sealed games end when this service stops.")
    return KeyRing(config.seal_keys or (token_bytes(KEY_BYTES),))


def build(known: tuple[Operation, ...], config: Config) -> Flask:
    """Build an application that serves these operations and nothing else."""
    app = Flask("service", static_folder=None, template_folder="docs/templates")
    app.url_map.merge_slashes = False
    for operation in known:
        add(app, operation)
    app.register_error_handler(Exception, lambda error: handle_exception(error, request.environ))
    app.after_request(spare_repetition)
    posts = {each.path: posting(each) for each in known if each.request is not None}
    inner = keyed(directly(app.wsgi_app, posts), config.api_keys)
    app.wsgi_app = with_headers(straight(guarded(inner)), config.cors_origins)  # type: ignore[method-assign,assignment]
    return app


def add(app: Flask, operation: Operation) -> None:
    """Let Flask know an operation. A game that is not served is an unknown path, for every method."""
    names = ", ".join(f'"{name}"' for name in operation.names)
    path = operation.path.replace("{name}", f"<any({names}):name>")
    if operation.request is None:
        app.add_url_rule(path, operation.id, getter(operation), methods=["GET"])
    else:
        app.add_url_rule(path, operation.id, nothing, methods=["POST"])


def nothing(**path: str) -> Response:
    """What is posted to a path as the document writes it never comes to Flask (`posting.py`)."""
    raise NotFound


def getter(operation: Operation) -> Callable[..., Response]:
    """Answer with a record that never changes while the service runs."""
    return lambda **path: Response(encode(operation.handle(path)), content_type=JSON)


def spare_repetition(answer: Response) -> Response:
    """What a GET answers need not be sent again to somebody who has it."""
    if request.method in ("GET", "HEAD") and answer.status_code == 200 and "ETag" not in answer.headers:
        answer.add_etag()
        answer.cache_control.no_cache = True
        if "If-Match" not in request.headers:  # a condition for changes, and GET makes none
            answer.make_conditional(request)
    return answer
