"""Pages for people: the playground, the API browser with all its assets from here, the games, and the guide."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import flask_swagger_ui
from flask import Flask, Response, make_response, redirect, render_template
from werkzeug.exceptions import NotFound

from service.api.description import describe, rules_text
from service.api.messages import AnyGame
from service.codec.json_reader import encode
from service.codec.problem_details import KINDS, ProblemCode
from service.docs.guide import PAGES, marked, rules_page, section
from service.http.request_body import JSON

HERE = Path(__file__).parent
BUNDLE = HERE.parent / "playground"
BROWSER = Path(flask_swagger_ui.__file__).parent / "dist"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
OWN = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
POLICY = f"{OWN}; frame-ancestors 'none'; style-src 'self'; img-src 'self'"
BROWSER_POLICY = f"{OWN}; frame-ancestors 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"


def add_pages(app: Flask, games: Mapping[str, AnyGame], with_playground: bool) -> None:
    """Serve `/docs/…`, and the playground at `/` if it is wanted."""
    app.jinja_env.filters["marked"] = marked
    app.jinja_env.globals.update(games=games, pages=PAGES, with_playground=with_playground)
    app.add_url_rule("/docs", "docs", lambda: redirect("/docs/"))
    app.add_url_rule("/docs/", "browser", browser)
    app.add_url_rule("/docs/<name>", "browser_asset", folder(BROWSER))
    app.add_url_rule("/docs/assets/<name>", "asset", folder(HERE / "assets"))
    app.add_url_rule("/docs/problems", "problems", lambda: page("problems", title="Problems", kinds=KINDS))
    app.add_url_rule("/docs/problems/<code>", "problem", problem)
    app.add_url_rule("/docs/pictures/<name>", "pictures", folder(BUNDLE, {".js"}))
    app.add_url_rule("/docs/games/<name>", "game", lambda name: game_page(games, name))
    app.add_url_rule("/docs/games/<name>.json", "told", lambda name: told(games, name))
    for each in PAGES:
        app.add_url_rule(f"/docs/{each.path}", f"guide_{each.path}", guide(each.title, each.section))
    if with_playground:
        add_playground(app)


def add_playground(app: Flask) -> None:
    """Serve the bundle that `clients/playground` builds."""
    bundle = folder(BUNDLE)
    app.add_url_rule("/", "playground", lambda: with_policy(bundle("index.html"), POLICY))
    app.add_url_rule("/playground/<name>", "bundle", bundle)


def folder(path: Path, suffixes: Iterable[str] = TYPES) -> Callable[[str], Response]:
    """The files of a folder, read once, so that every worker answers with the same ETag."""
    files = {each.name: each.read_bytes() for each in path.iterdir() if each.suffix in suffixes}

    def file(name: str) -> Response:
        if name not in files:
            raise NotFound
        return Response(files[name], content_type=TYPES[Path(name).suffix])

    return file


def with_policy(answer: Response, policy: str) -> Response:
    """A page that loads nothing from anywhere else, and runs no script but the service's own files."""
    answer.headers["Content-Security-Policy"] = policy
    return answer


def page(template: str, policy: str = POLICY, **known: object) -> Response:
    """A page out of one of the templates."""
    return with_policy(make_response(render_template(f"{template}.html", **known)), policy)


def browser() -> Response:
    """The API browser. Its own library writes styles into the page."""
    return page("browser", BROWSER_POLICY, title="API browser")


def problem(code: str) -> Response:
    """Tell what one problem means."""
    if code not in KINDS:
        raise NotFound
    kind = KINDS[ProblemCode(code)]
    return page("problem", title=kind.title, code=code, kind=kind)


def guide(title: str, name: str) -> Callable[[], Response]:
    """A page of the guide."""
    body = section(name)
    return lambda: page("guide", title=title, body=body, section=name, kinds=KINDS)


def game_page(games: Mapping[str, AnyGame], name: str) -> Response:
    """Everything about one game."""
    game = known(games, name)
    return page("game", title=game.title, told=describe(game), rules=rules_page(rules_text(game)))


def told(games: Mapping[str, AnyGame], name: str) -> Response:
    """What a page's pictures are drawn from, for everybody who may read the page."""
    return Response(encode(describe(known(games, name))), content_type=JSON)


def known(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    """The game of this name, if it is served."""
    if name not in games:
        raise NotFound
    return games[name]
