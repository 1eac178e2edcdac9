"""Static files: folders of assets and single files, served by WhiteNoise from Flask views.

The path of an asset holds a hash of its folder, so that browsers may keep it for ever; every other file is revalidated
by its ETag. A file `x.gz` beside a file `x` is its compressed form.
"""

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any
from wsgiref.headers import Headers

from flask import Flask, request
from werkzeug import Response
from werkzeug.exceptions import NotFound
from whitenoise import WhiteNoise

DIGITS = 16  # of the hash in a path


class StaticFiles:
    """Registers static files with a Flask application.

    WhiteNoise is called by the views instead of being wrapped around the application, since it answers 405 and 416
    without a problem.
    """

    def __init__(self, app: Flask) -> None:
        self.app = app

    def add_folder(self, prefix: str, folder: Path) -> str:
        """Serve the files of a folder below `prefix`. Returns the path of the folder, relative to the root."""
        path = f"{prefix}/{hash_of_folder(folder)}"
        files = WhiteNoise(
            not_found,
            folder,
            path,
            max_age=None,
            allow_all_origins=False,
            immutable_file_test=lambda path, url: True,
            add_headers_function=add_etag,
        )
        self.app.add_url_rule(f"/{prefix}/<version>/<name>", prefix.replace("/", "_"), view_of(files))
        return path

    def add_file(self, path: str, file: Path) -> None:
        """Serve one file."""
        files = WhiteNoise(not_found, max_age=None, allow_all_origins=False, add_headers_function=add_etag)
        files.add_file_to_dictionary(path, str(file))
        self.app.add_url_rule(path, file.stem, view_of(files))


def view_of(files: WhiteNoise) -> Callable[..., Response]:
    """Return a view that serves the file at the path of the request.

    Conditions are left to the application's `conditional_get`: Werkzeug knows lists and weak tags. Ranges are ignored,
    as HTTP allows.
    """

    def view(**path: str) -> Response:
        accepts_gzip = request.accept_encodings.quality("gzip") > 0
        environ = {
            "REQUEST_METHOD": request.method,
            "PATH_INFO": request.environ["PATH_INFO"],
            "HTTP_ACCEPT_ENCODING": "gzip" if accepts_gzip else "",
        }
        response = Response.from_app(files, environ, buffered=True)
        response.headers.remove("Last-Modified")  # differs from one replica to the next
        return response

    return view


def not_found(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """WSGI application that WhiteNoise calls for a path without a file."""
    raise NotFound


def add_etag(headers: Headers, path: str, url: str) -> None:
    """Add the ETag of a file's contents, weak because it stands for the compressed form as well."""
    headers["ETag"] = f'W/"{sha256(Path(path).read_bytes()).hexdigest()[:DIGITS]}"'
    if "Cache-Control" not in headers:
        headers["Cache-Control"] = "no-cache"


def hash_of_folder(folder: Path) -> str:
    """Return a hash of the names and contents of a folder's files."""
    found = sha256()
    for file in sorted(folder.iterdir()):
        if file.is_file():
            found.update(file.name.encode() + b"\0" + sha256(file.read_bytes()).digest())
    return found.hexdigest()[:DIGITS]
