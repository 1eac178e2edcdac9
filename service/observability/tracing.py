"""The traced application: OpenTelemetry around the WSGI app, served as `service.observability.tracing:app`."""

from typing import Any

from opentelemetry.instrumentation.wsgi import OpenTelemetryMiddleware
from opentelemetry.trace import Span

from service.observability.access_log import NO_ROUTE, ROUTE
from service.wsgi import app


def by_route(span: Span, environ: dict[str, Any], *_: Any) -> None:
    """A span says which path of the document was asked for."""
    route = environ.get(ROUTE, NO_ROUTE)
    span.update_name(f"{environ['REQUEST_METHOD']} {route}")
    span.set_attribute("http.route", route)


app.wsgi_app = OpenTelemetryMiddleware(app.wsgi_app, response_hook=by_route)  # type: ignore[method-assign]
