"""Pages for people: the API browser with all its assets from here, and what each problem means."""

from flask import Flask, redirect, render_template_string
from flask_swagger_ui import get_swaggerui_blueprint
from werkzeug.exceptions import NotFound

from service.problems import KINDS, ProblemCode

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }} · Dancecard</title>
<style>
:root { color-scheme: light dark; }
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
code { font-size: 0.95em; }
dt { font-weight: 600; margin-top: 1rem; }
dd { margin: 0; }
</style>
</head>
<body>
<main>
<h1>{{ title }}</h1>
{% if kind %}
<dl>
<dt>Code</dt><dd><code>{{ code }}</code></dd>
<dt>Status</dt><dd>{{ kind.status }}</dd>
<dt>What it means</dt><dd>{{ kind.meaning }}</dd>
<dt>What to do</dt><dd>{{ kind.advice }}</dd>
</dl>
<p><a href="/docs/problems">All problems</a></p>
{% else %}
<ul>
{% for code, kind in kinds.items() %}
<li><a href="/docs/problems/{{ code }}"><code>{{ code }}</code></a> ({{ kind.status }}): {{ kind.title }}</li>
{% endfor %}
</ul>
{% endif %}
<p><a href="/docs/">The API browser</a></p>
</main>
</body>
</html>
"""


def add_pages(app: Flask) -> None:
    """Serve `/docs/` and `/docs/problems/<code>`."""
    app.register_blueprint(
        get_swaggerui_blueprint(
            "/docs",
            "/openapi.json",
            config={"app_name": "Dancecard", "validatorUrl": None, "docExpansion": "none", "deepLinking": True},
        )
    )
    app.add_url_rule("/docs", "docs", lambda: redirect("/docs/"))
    app.add_url_rule("/docs/problems", "problems", problems)
    app.add_url_rule("/docs/problems/<code>", "problem", problem)


def problems() -> str:
    """List the problems."""
    return render_template_string(PAGE, title="Problems", kind=None, kinds=KINDS)


def problem(code: str) -> str:
    """Tell what one problem means."""
    if code not in KINDS:
        raise NotFound
    kind = KINDS[ProblemCode(code)]
    return render_template_string(PAGE, title=kind.title, code=code, kind=kind)
