"""The client languages: what each needs, and how its client and a program that uses it are built and run.

Commands are run from the root of the repository, which is {root}. In them, and in the environment, {client} is an empty
folder to build the client in, {source} the sources of the program, {out} an empty folder for the built program,
{python} this Python and {folder} clients/<language>. Building checks all types as strictly as the language can.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Language:
    """How a client is built, and a program with it; `needs` are names of `toolchains`."""

    needs: tuple[str, ...]
    client: tuple[str, ...]
    program: tuple[str, ...]
    run: str
    main: str  # where a README's first game is put
    project: tuple[str, ...]  # which files of the player a program needs besides its own
    block: str  # how Markdown names the language
    forgotten: tuple[str, str]  # a file of the player, and the place where it handles a variant of Let's Dance's moves
    environment: dict[str, str] = field(default_factory=dict)


LANGUAGES = {
    "python": Language(
        needs=(),
        client=(
            "{python} -m pip install --quiet --no-index --no-deps --no-build-isolation --target {client} {folder}",
            "{python} -m mypy --strict --config-file= --cache-dir {client}/.mypy_cache -p dancecard_client",
        ),
        program=("{python} -m mypy --strict --config-file= --cache-dir {client}/.mypy_cache {source}/play.py",),
        run="{python} -W error {source}/play.py",
        main="play.py",
        project=(),
        block="python",
        forgotten=("lets_dance.py", " | LetsDanceReplenish()"),
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
        program=(
            "ln -s {client}/node_modules {source}/node_modules",
            "{folder}/node_modules/.bin/tsc {source}/play.ts --outDir {source}/built --module nodenext --target es2022 "
            "--types node --typeRoots {folder}/node_modules/@types --strict --exactOptionalPropertyTypes "
            "--noUncheckedIndexedAccess --noImplicitReturns --noFallthroughCasesInSwitch --noUnusedLocals",
        ),
        run="node {source}/built/play.js",
        main="play.ts",
        project=("package.json",),
        block="ts",
        forgotten=("lets_dance.ts", '      case "replenish":\n'),
    ),
    "go": Language(
        needs=("go",),
        client=("go -C {folder} vet ./...",),
        program=(
            "go -C {source} mod edit -replace dancecard.example/clients/go={root}/{folder}",
            "go -C {source} vet ./...",
            "go -C {source} test ./...",
            "go -C {source} build -o {out}/play .",
        ),
        run="{out}/play",
        main="play.go",
        project=("go.mod",),
        block="go",
        forgotten=("lets_dance.go", ", *dancecard.LetsDanceReplenish"),
        environment={"GOFLAGS": "-mod=mod", "GOPROXY": "off", "GOTOOLCHAIN": "local"},
    ),
    "java": Language(
        needs=("java", "maven"),
        client=(
            "cp -r {folder}/pom.xml {folder}/src {client}",
            "mvn -B -q -f {client} package dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory=lib",
        ),
        program=("mvn -B -q -f {source} package",),
        run="java -cp {source}/target/classes:{client}/target/*:{client}/lib/* Main",
        main="src/Main.java",
        project=("pom.xml",),
        block="java",
        forgotten=("src/LetsDance.java", "          .with(LetsDanceReplenish.class, 4, LetsDanceReplenish::getSeat)\n"),
    ),
    "kotlin": Language(
        needs=("java", "maven"),
        client=(
            "cp -r {folder}/pom.xml {folder}/src {client}",
            "mvn -B -q -f {client} -Dkotlin.compiler.incremental=true package "
            "dependency:copy-dependencies -DincludeScope=runtime -DoutputDirectory=lib",
        ),
        program=("mvn -B -q -f {source} -Dkotlin.compiler.incremental=true package",),
        run="java -cp {source}/target/classes:{client}/target/*:{client}/lib/* MainKt",
        main="src/Main.kt",
        project=("pom.xml",),
        block="kotlin",
        forgotten=(
            "src/LetsDance.kt",
            "            is LetsDanceMove.ReplenishWrapper -> Weighed(4, move.value.seat)\n",
        ),
    ),
    "swift": Language(
        needs=("swift",),
        client=("cp -r {folder}/Package.swift {folder}/Sources {client}",),
        program=("swift build --package-path {source} -Xswiftc -warnings-as-errors",),
        run="swift run --package-path {source} --skip-build play",
        main="Sources/play/main.swift",
        project=("Package.swift",),
        block="swift",
        forgotten=(
            "Sources/play/LetsDance.swift",
            "        case .typeLetsDanceReplenish(let move): Weighed(weight: 4, seat: move.seat)\n",
        ),
    ),
}
