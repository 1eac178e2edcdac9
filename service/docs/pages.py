"""Pages for people: playground, API browser, games, problems and guide. Also the OpenAPI document."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import flask_swagger_ui
from flask import Flask, Response, make_response, redirect, render_template, request
from werkzeug.exceptions import NotFound

from rules.description import Description, describe, rules_text
from rules.game import AnyGame
from service.codec.json_reader import encode
from service.codec.problem_details import KINDS, ProblemCode
from service.config import Config
from service.docs.guide import PAGES, inline_code, rules_html, section_html
from service.docs.packaged_files import DOCUMENT
from service.docs.static_files import StaticFiles
from service.http.request_body import JSON

HERE = Path(__file__).parent
PLAYGROUND = HERE.parent / "playground"
SWAGGER_UI = Path(flask_swagger_ui.__file__).parent / "dist"
OWN_FILES = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
PAGE_CSP = f"{OWN_FILES}; frame-ancestors 'none'; style-src 'self'; img-src 'self'"
SWAGGER_UI_CSP = f"{OWN_FILES}; frame-ancestors 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"


def register_pages(app: Flask, games: Mapping[str, AnyGame], config: Config) -> None:
    """Register `/openapi.json`, `/docs/…`, and the playground at `/` if the configuration asks for it."""
    files = StaticFiles(app)
    files.add_file("/openapi.json", DOCUMENT)
    app.jinja_env.filters["inline_code"] = inline_code
    app.jinja_env.globals.update(
        games=games,
        guide_pages=PAGES,
        with_playground=config.playground,
        assets=files.add_folder("docs/assets", HERE / "assets"),
        swagger_ui=files.add_folder("docs/swagger-ui", SWAGGER_UI),
        # Without the playground its bundle still draws the pictures of the games' pages.
        bundle=files.add_folder("playground" if config.playground else "docs/pictures", PLAYGROUND),
    )
    register_docs(app, games)
    if config.playground:
        app.add_url_rule("/", "index", lambda: page("playground"))


def register_docs(app: Flask, games: Mapping[str, AnyGame]) -> None:
    """Register the pages below `/docs/`."""
    app.add_url_rule("/docs", "docs", lambda: redirect("docs/"))  # relative: works below a path prefix
    app.add_url_rule("/docs/", "api_browser", api_browser)
    app.add_url_rule("/docs/problems", "problems", lambda: page("problems", title="Problems", kinds=KINDS))
    app.add_url_rule("/docs/problems/<code>", "problem", problem_page)
    app.add_url_rule("/docs/games/<name>", "game", lambda name: game_page(games, name))
    app.add_url_rule("/docs/games/<name>.json", "game_description", lambda name: game_description(games, name))
    for each in PAGES:
        app.add_url_rule(f"/docs/{each.path}", f"guide_{each.path}", guide_view(each.title, each.section))


def page(template: str, csp: str = PAGE_CSP, **variables: object) -> Response:
    """Render a template. `root` is the relative path to the root, so that links work below any path prefix."""
    root = "../" * (request.path.count("/") - 1) or "./"
    response = make_response(render_template(f"{template}.html", root=root, **variables))
    response.headers["Content-Security-Policy"] = csp
    return response


def api_browser() -> Response:
    """Render Swagger UI, which writes styles into the page."""
    return page("browser", SWAGGER_UI_CSP, title="API browser")


def problem_page(code: str) -> Response:
    """Render the page of a problem code: its meaning and the advice."""
    if code not in KINDS:
        raise NotFound
    kind = KINDS[ProblemCode(code)]
    return page("problem", title=kind.title, code=code, kind=kind)


def guide_view(title: str, heading: str) -> Callable[[], Response]:
    """Return the view of a page of the guide."""
    body = section_html(heading)
    return lambda: page("guide", title=title, body=body, section=heading, kinds=KINDS)


def game_page(games: Mapping[str, AnyGame], name: str) -> Response:
    """Render the page of a game: its components, moves, events and rules."""
    game = find_game(games, name)
    return page("game", title=game.title, described=description_of(game), rules=rules_html(rules_text(game)))


def game_description(games: Mapping[str, AnyGame], name: str) -> Response:
    """Return the description from which a page draws its pictures. Public like the page, unlike the API."""
    return Response(encode(description_of(find_game(games, name))), content_type=JSON)


@cache
def description_of(game: AnyGame) -> Description:
    """Describe a game, once."""
    return describe(game)


def find_game(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    """Return the game of this name. Raises NotFound."""
    if name not in games:
        raise NotFound
    return games[name]
