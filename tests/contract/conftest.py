"""Pact's statistics are turned off before it is imported: no test talks to anybody but the service."""

import os

os.environ["PACT_DO_NOT_TRACK"] = "true"
