"""The Flask application: routes, headers, and an answer to every error."""

import logging
from collections.abc import Callable, Mapping
from secrets import token_bytes

import msgspec
from flask import Flask, Request, Response, request
from prometheus_client import CONTENT_TYPE_LATEST
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound

from rules.errors import RulesError
from rules.registry import GAMES
from service.config import Config
from service.crowd import guarded
from service.document import document
from service.examples import example_ring
from service.headers import KNOWN_AS, with_headers
from service.keys import require_key
from service.messages import AnyGame
from service.metrics import Metrics
from service.observing import Observer, note_routes, observers
from service.pages import add_pages
from service.problems import HEADERS, MEDIA_TYPE, Problem, ProblemCode, Refusal, of_rules, problem
from service.reading import JSON, Reader
from service.routes import Operation, operations
from service.sealing import KEY_BYTES, Ring

log = logging.getLogger("dancecard")
encode = msgspec.json.Encoder().encode


def create_app(config: Config | None = None, games: Mapping[str, AnyGame] = GAMES) -> Flask:
    """Build the service for these games; without a configuration for tools, which do not want its log."""
    config = config or Config(log_level="warning")
    recorded = operations(games, config, example_ring())
    written = document(serving(recorded, config), recorded, games.values())
    app = serving(operations(games, config, ring(config)), config)
    app.add_url_rule("/openapi.json", "openapi", lambda: Response(written, content_type=JSON))
    add_pages(app, games, config.playground)
    if config.api_keys:
        require_key(app, config.api_keys)
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


def ring(config: Config) -> Ring:
    """The keys that seal and open tokens."""
    if not config.seal_keys:
        log.warning("SEAL_KEYS is not set: sealed games end when this service stops.")
    return Ring(config.seal_keys or (token_bytes(KEY_BYTES),))


def serving(known: tuple[Operation, ...], config: Config) -> Flask:
    """An application that serves the operations, and nothing else."""
    app = Flask("service", static_folder=None)
    app.url_map.merge_slashes = False
    for operation in known:
        add(app, operation)
    add_errors(app)
    app.after_request(spare_repetition)
    app.wsgi_app = with_headers(guarded(app.wsgi_app, config.max_replay_body), config.cors_origins)  # type: ignore[method-assign,assignment]
    return app


def add(app: Flask, operation: Operation) -> None:
    """Serve one operation. A game that is not served is an unknown path, for every method."""
    names = ", ".join(f'"{name}"' for name in operation.names)
    path = operation.path.replace("{name}", f"<any({names}):name>")
    if operation.request is None:
        app.add_url_rule(path, operation.id, getter(operation), methods=["GET"])
    else:
        app.add_url_rule(path, operation.id, poster(operation), methods=["POST"])


def poster(operation: Operation) -> Callable[[], Response]:
    """Read a record, answer with another."""
    read, answer_to = Reader(operation.request, operation.limit, operation.loose).read, operation.answer_to

    def post() -> Response:
        asked: Request = request._get_current_object()  # type: ignore[attr-defined]  # once: each look through it costs
        return Response(encode(answer_to(read(asked))), content_type=JSON)

    return post


def getter(operation: Operation) -> Callable[..., Response]:
    """Answer with a record that never changes while the service runs."""
    return lambda **path: Response(encode(operation.answer_to(path)), content_type=JSON)


def add_errors(app: Flask) -> None:
    """Every error, the framework's own included, is a problem."""
    app.register_error_handler(Refusal, lambda error: refusal(error.problem))
    app.register_error_handler(RulesError, lambda error: refusal(of_rules(error)))
    app.register_error_handler(HTTPException, framework_error)
    app.register_error_handler(Exception, defect)


def refusal(found: Problem, **headers: str) -> Response:
    """A problem as an answer."""
    about = {**HEADERS.get(found.code, {}), **headers}
    return Response(encode(found), found.status, about, content_type=MEDIA_TYPE)


def framework_error(error: HTTPException) -> Response:
    """What Flask or Werkzeug refused."""
    if isinstance(error, NotFound):
        return refusal(problem(ProblemCode.UNKNOWN_PATH, "There is nothing at this path."))
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        return refusal(problem(ProblemCode.METHOD_NOT_ALLOWED, f"This path takes {allowed}."), Allow=allowed)
    if (error.code or 500) >= 500:
        return defect(error)
    found = problem(ProblemCode.BAD_REQUEST, error.description or error.name)
    return refusal(msgspec.structs.replace(found, status=error.code))


def defect(error: Exception) -> Response:
    """Something that should not happen: told to the log in full, to the client not at all."""
    log.error("defect in request %s", request_id(), exc_info=error)
    return refusal(problem(ProblemCode.INTERNAL_ERROR, "The service has a defect.", request_id=request_id()))


def request_id() -> str:
    """The id of the request that is being answered."""
    return str(request.environ[KNOWN_AS])


def spare_repetition(answer: Response) -> Response:
    """What a GET answers need not be sent again to somebody who has it."""
    if request.method in ("GET", "HEAD") and answer.status_code == 200 and "ETag" not in answer.headers:
        answer.add_etag()
        answer.cache_control.no_cache = True
        if "If-Match" not in request.headers:  # a condition for changes, and GET makes none
            answer.make_conditional(request)
    return answer
