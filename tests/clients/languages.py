"""The client languages: what each needs, and how its client and a program that uses it are built and run.

Commands are run from the root of the repository. In them, and in the environment, {client} is an empty folder to build
the client in, {source} a copy of tests/clients/<language>, {out} an empty folder to build the program in, {python} this
Python and {folder} clients/<language>. Building checks all types as strictly as the language can.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Language:
    """How a client is built, and a program with it. `main` is the file that a README's first game would stand in."""

    needs: tuple[str, ...]
    client: tuple[str, ...]
    main: str
    program: tuple[str, ...]
    run: str
    environment: dict[str, str] = field(default_factory=dict)


LANGUAGES = {
    "python": Language(
        needs=(),
        client=(
            "{python} -m pip install --quiet --no-index --no-deps --no-build-isolation --target {client} {folder}",
            "{python} -m mypy --strict --config-file= --cache-dir {client}/.mypy_cache -p dancecard_client",
        ),
        main="play.py",
        program=("{python} -m mypy --strict --config-file= --cache-dir {client}/.mypy_cache {source}/play.py",),
        run="{python} -W error {source}/play.py",
        environment={"PYTHONPATH": "{client}", "MYPYPATH": "{client}:{source}", "PYTHONDONTWRITEBYTECODE": "1"},
    ),
    "typescript": Language(
        needs=("node",),
        client=(
            "npm --prefix {folder} run --silent build",
            "npm pack --silent --pack-destination {client} ./{folder}",
            "sh -c 'mkdir -p {client}/node_modules/dancecard-client; "
            "tar -xzf {client}/*.tgz --strip-components=1 -C {client}/node_modules/dancecard-client'",
            "ln -s {root}/{folder}/node_modules/openapi-fetch {client}/node_modules/openapi-fetch",
        ),
        main="play.ts",
        program=(
            "ln -s {client}/node_modules {source}/node_modules",
            "{folder}/node_modules/.bin/tsc {source}/play.ts --outDir {source}/built --module nodenext --target es2022 "
            "--types node --typeRoots {folder}/node_modules/@types --strict --exactOptionalPropertyTypes "
            "--noUncheckedIndexedAccess --noImplicitReturns --noFallthroughCasesInSwitch --noUnusedLocals",
        ),
        run="node {source}/built/play.js",
    ),
    "go": Language(
        needs=("go",),
        client=("go -C {folder} vet ./...",),
        main="play.go",
        program=(
            "go -C {source} mod edit -replace dancecard.example/clients/go={root}/{folder}",
            "go -C {source} vet ./...",
            "go -C {source} test ./...",
            "go -C {source} build -o {out}/play .",
        ),
        run="{out}/play",
        environment={"GOFLAGS": "-mod=mod", "GOPROXY": "off", "GOTOOLCHAIN": "local"},
    ),
}
