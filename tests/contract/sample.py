"""A sample consumer in Python, and its pact.

The consumer is `told`. What it is tested with are examples recorded from the service, so that nothing is made up.
"""

import json
from pathlib import Path

from dancecard_client import Client
from dancecard_client.api.dancing_queen import dancing_queen_apply
from dancecard_client.models import DancingQueenApplyRequest, NumberedRule, Problem
from pact import Pact, match

EXAMPLES = Path("openapi/examples/dancing-queen")
JSON, PROBLEM = "application/json", "application/problem+json"


def told(client, request):
    """What a front end tells after a move: what happened, or which rule forbids it."""
    answer = dancing_queen_apply.sync(client=client, body=request)
    if isinstance(answer, Problem):
        assert isinstance(answer.rule, NumberedRule)
        return [f"Rule {answer.rule.number} forbids it."]
    assert answer is not None
    return [event.type_ for event in answer.events]


def expected(answer):
    """What the consumer relies on: the types of all that its client reads, and of a refusal the code and the rule."""
    if "rule" not in answer:
        return match.like(answer)
    rule = {"number": answer["rule"]["number"], "text": match.like(answer["rule"]["text"])}
    return {name: match.like(value) for name, value in answer.items()} | {"code": answer["code"], "rule": rule}


def consume(pact, name, says):
    """One interaction: what is asked, what is answered, and what the consumer makes of it."""
    example = json.loads(EXAMPLES.joinpath(f"{name}.json").read_text())
    (
        pact.upon_receiving(f"Dancing Queen: {example['text']}")
        .with_request("POST", example["path"])
        .with_body(example["request"], JSON)
        .will_respond_with(example["status"])
        .with_body(expected(example["answer"]), JSON if example["status"] == 200 else PROBLEM)
    )
    return DancingQueenApplyRequest.from_dict(example["request"]), says


def write_pact(folder):
    """Test the consumer against what it expects of the service, and write that down."""
    pact = Pact("sample-python", "dancecard").with_specification("V4")
    cases = [
        consume(pact, "phase-turn", ["end_proposed"]),
        consume(pact, "refused-5.1", ["Rule 5.1 forbids it."]),
    ]
    with pact.serve("127.0.0.1") as server, Client(base_url=str(server.url)) as client:
        for request, says in cases:
            assert told(client, request) == says
    pact.write_file(folder, overwrite=True)
