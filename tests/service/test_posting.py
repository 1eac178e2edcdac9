"""What is posted is answered without Flask, and nobody can tell."""

from dataclasses import replace

import pytest

from rules.registry import GAMES
from service.app import create_app
from service.config import Config
from tests.service.asking import Asking, address, halfway, wire

A_GAME = next(iter(GAMES.values()))
NEW = address(A_GAME, "new")
SECRET = "a card that nobody may see"


STATE, _, _ = halfway(A_GAME)


def broken(state):
    """A defect that shows at one state, and quotes it."""
    if state == STATE:
        raise ZeroDivisionError(SECRET)
    return A_GAME.faults(state)


def test_a_defect_is_told_with_the_id_of_the_request_and_nothing_else(service, caplog):
    defective = Asking(create_app(Config(log_level="warning"), {A_GAME.name: replace(A_GAME, faults=broken)}))
    asked = {"state": wire(STATE)}
    assert service.post(A_GAME, "legal-moves", asked).status_code == 200
    answer = defective.post(A_GAME, "legal-moves", asked, headers={"X-Request-Id": "mine"})
    assert (answer.status_code, answer.json["code"], answer.json["request_id"]) == (500, "internal_error", "mine")
    assert SECRET not in answer.text
    assert "defect in request mine" in caplog.text


OTHER_PATHS = [NEW + "/", "/" + NEW, NEW.upper(), NEW + "%20", NEW + ";a=b", NEW.replace("/new", "//new")]


@pytest.mark.parametrize("path", OTHER_PATHS)
def test_only_the_documented_path_is_known(service, path):
    answer = service.open(path, "POST", json={"seats": A_GAME.seats[0]})
    assert (answer.status_code, answer.json["code"]) == (404, "unknown_path")


def test_a_path_may_be_written_with_escapes_and_followed_by_a_query(service):
    escaped = NEW.replace("n", "%6e")
    assert service.open(f"{escaped}?a=b", "POST", json={"seats": A_GAME.seats[0]}).status_code == 200


@pytest.mark.parametrize("method", ["GET", "HEAD", "PUT", "PATCH", "DELETE"])
def test_another_method_is_told_which_there_are(service, method):
    answer = service.open(NEW, method)
    assert answer.status_code == 405
    assert set(answer.headers["Allow"].split(", ")) == {"OPTIONS", "POST"}
