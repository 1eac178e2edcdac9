"""Bill of materials: exactly the packages of the runtime lock."""

import json
import subprocess

import pytest

from tests.test_root import pins
from tests.tracked import ROOT


@pytest.mark.medium
def test_bill_of_materials_equals_the_lock() -> None:
    subprocess.run(["make", "--silent", "bom"], cwd=ROOT, check=True, capture_output=True)
    bill = json.loads((ROOT / "build" / "bom.json").read_text())
    assert bill["bomFormat"] == "CycloneDX"
    assert {each["name"]: each["version"] for each in bill["components"]} == pins("requirements.txt")
    assert all(each["purl"].startswith("pkg:pypi/") for each in bill["components"])
    assert bill["metadata"]["component"]["name"] == "dancecard"
