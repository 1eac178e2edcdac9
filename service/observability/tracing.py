"""Tracing: OpenTelemetry's WSGI middleware around the application, served as `service.observability.tracing:app`."""

from typing import Any

from opentelemetry.instrumentation.wsgi import OpenTelemetryMiddleware
from opentelemetry.trace import Span

from service.http.environ_keys import ROUTE
from service.observability.access_log import NO_ROUTE
from service.wsgi import app


def name_span(span: Span, environ: dict[str, Any], *_: Any) -> None:
    """Name the span by method and route, where the middleware would name it by the method alone."""
    route = environ.get(ROUTE, NO_ROUTE)
    span.update_name(f"{environ['REQUEST_METHOD']} {route}")
    span.set_attribute("http.route", route)


app.wsgi_app = OpenTelemetryMiddleware(app.wsgi_app, response_hook=name_span)  # type: ignore[method-assign]
