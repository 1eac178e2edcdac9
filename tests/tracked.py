"""List of the files under version control."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
GENERATED = {".git", ".venv", "build", "dist", "node_modules", "target", ".build", "__pycache__"}


def tracked_files() -> list[Path]:
    """List tracked and unignored files relative to ROOT; outside a checkout, all files except build products."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode != 0:
        return sorted(path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file() and not _is_generated(path))
    return sorted(path for path in map(Path, filter(None, listed.stdout.split("\0"))) if (ROOT / path).is_file())


def _is_generated(path: Path) -> bool:
    return any(part in GENERATED or part.endswith(("_cache", ".egg-info")) for part in path.relative_to(ROOT).parts)
