"""Files from the root of the repository that the service serves: inside the installed package, or in the clone."""

from pathlib import Path

HERE = Path(__file__).parent
ROOT = next(folder for folder in (HERE / "packaged", HERE.parent.parent) if (folder / "README.md").exists())
README = ROOT / "README.md"
DOCUMENT = ROOT / "openapi" / "openapi.json"
