"""The limit: a Flask view that answers with the bytes that it was asked with. It runs as the service does."""

from flask import Flask, Response, request

app = Flask("echo", static_folder=None)


@app.post("/<path:path>")
def echo(path):
    return Response(request.get_data(cache=False), content_type="application/json")


@app.get("/readyz")
def ready():
    return Response("{}", content_type="application/json")
