PYTHON ?= python3
BIN := .venv/bin
RUNTIME := .venv/runtime.stamp
DEV := .venv/dev.stamp
LINTERS := openapi/node_modules/.stamp
GENERATORS := build/generators/.stamp
MAVEN := build/java.stamp build/kotlin.stamp
GO_TOOLS := build/go/kustomize build/go/oasdiff
NPM_GENERATORS := clients/node_modules/.stamp
TYPESCRIPT := clients/typescript/node_modules/.stamp
PLAYGROUND := clients/playground/node_modules/.stamp
NPM_CONTRACT := tests/contract/typescript/node_modules/.stamp

PYTEST := $(BIN)/pytest -rfEs
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
COMPRESS := $(BIN)/python -m whitenoise.compress --quiet
HAS_NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19 ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null
HAS_GO := $(BIN)/python tests/clients/toolchains.py go 2>/dev/null
HAS_MAVEN := $(BIN)/python tests/clients/toolchains.py java maven 2>/dev/null
NO_SWIFT := SKIPPED: the tests of the Swift client need Swift, 6 or newer
NO_GO := SKIPPED: the Go client, the Kubernetes manifests and the check against releases need Go, 1.23 or newer
NO_MAVEN := SKIPPED: the Java and Kotlin clients need a JDK, 17 or newer, and Maven
NO_NODE := SKIPPED: the linters of openapi/openapi.json, the TypeScript client and the playground need Node (20.19 or newer of 20, or 22.12 and newer) and npm

.DELETE_ON_ERROR:
.PHONY: help serve check test test-long test-swift static lint-openapi lint-openapi-now has-node openapi examples sizes clients playground assets client-tools contract pacts transcripts bench format lock clean gate keep-release endure bom audit

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-13s %s\n", $$1, $$2 }' Makefile

serve: $(RUNTIME) ## run the service on PORT, by default 8000
	exec $(BIN)/gunicorn -c service/gunicorn.conf.py service.wsgi:app

check: static ## lint, types and the fast tests, in under a minute
	$(PYTEST) -n 2 -m "not slow and not medium"

test: static lint-openapi client-tools gate ## run all tests for which this machine has the toolchains, except the long ones
	$(PYTEST) -n 2 -m "not slow and not swift"
	@$(HAS_NODE) || echo "$(NO_NODE)"

test-long: static lint-openapi client-tools gate ## run all tests, the long ones too
	LONG=1 $(PYTEST) -n 2 -o faulthandler_timeout=3600 -m "not swift"
	@$(HAS_NODE) || echo "$(NO_NODE)"

test-swift: $(DEV) ## test the Swift client
	@if command -v swift >/dev/null; then $(PYTEST) -m swift tests/clients; else echo "$(NO_SWIFT)"; test "$$CI" != true; fi

static: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-openapi:
	@if $(HAS_NODE); then $(MAKE) --no-print-directory lint-openapi-now; else echo "$(NO_NODE)"; test "$$CI" != true; fi

has-node:
	@$(HAS_NODE)

lint-openapi-now: $(LINTERS)
	cd openapi && npm run --silent lint

openapi: $(DEV) ## write openapi/openapi.json and the schema of transcripts from the service
	mkdir -p build/openapi
	$(BIN)/python -m service.openapi.document > build/openapi/openapi.json
	$(COMPRESS) build/openapi
	$(BIN)/python -m service.cli schema > build/openapi/transcript.schema.json
	mv build/openapi/* openapi/

examples: $(DEV) ## record openapi/examples from the running service
	$(BIN)/python -m tests.openapi.examples

sizes: $(DEV) ## measure the lengths of sealed tokens and answers in random games
	$(BIN)/python -m tests.service.api.sealed_sizes

clients: $(GENERATORS) $(NPM_GENERATORS) ## generate the clients from openapi/openapi.json
	build/generators/bin/python clients/generate.py clients

playground: $(DEV) $(PLAYGROUND) ## build the page at / from clients/playground
	cd clients/playground && npm run --silent check && npm run --silent build
	$(COMPRESS) service/playground

assets: $(DEV) ## compress the styles and scripts of the documentation
	$(COMPRESS) service/docs/assets

client-tools: $(DEV) $(GENERATORS)
	@if $(HAS_GO); then $(MAKE) --no-print-directory $(GO_TOOLS); else echo "$(NO_GO)"; test "$$CI" != true; fi
	@if $(HAS_MAVEN); then $(MAKE) --no-print-directory $(MAVEN); else echo "$(NO_MAVEN)"; test "$$CI" != true; fi
	@if $(HAS_NODE); then $(MAKE) --no-print-directory $(NPM_GENERATORS) $(TYPESCRIPT) $(PLAYGROUND) $(NPM_CONTRACT); else echo "$(NO_NODE)"; test "$$CI" != true; fi

gate: $(DEV) client-tools ## compare the document with that of the newest release
	@if $(HAS_GO); then $(BIN)/python -m tests.openapi.released; else echo "$(NO_GO)"; fi

keep-release: $(DEV) ## store the document, examples and transcripts of this release
	$(BIN)/python -m tests.openapi.released keep

contract: $(DEV) $(TYPESCRIPT) $(NPM_CONTRACT) ## verify the consumers' pacts in tests/contract/pacts or PACTS=folder
	$(PYTEST) tests/contract

pacts: $(DEV) $(TYPESCRIPT) $(NPM_CONTRACT) ## rewrite the pacts of the sample consumers
	$(PYTEST) tests/contract -k sample --write-pacts

transcripts: $(DEV) ## rewrite the games' transcripts
	$(PYTEST) tests/rules -k transcript --write-transcripts

bench: $(DEV) ## run the benchmarks and print a table
	$(BIN)/python -m tests.benchmarks

endure: $(DEV) ## measure faults, slow clients, hostile bodies and MINUTES (60) of mixed load
	$(BIN)/python -m tests.endurance

bom: $(DEV) ## write the bill of materials of the service, build/bom.json (CycloneDX)
	mkdir -p build
	$(BIN)/cyclonedx-py requirements requirements.txt --pyproject pyproject.toml --output-reproducible --of JSON -o build/bom.json

audit: bom ## check the bill of materials for known vulnerabilities; fail if that is impossible
	$(BIN)/pip-audit --strict --disable-pip --require-hashes --requirement requirements.txt || \
		{ echo "FAILED: a vulnerability was found, or the check was impossible; see above" >&2; exit 1; }

format: $(DEV) ## format the code and apply the fixes of ruff
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(DEV) ## write the lock files; keep the pinned versions unless UPGRADE=1
	$(COMPILE) pyproject.toml --output-file requirements.txt
	$(COMPILE) --group pyproject.toml:parser --output-file requirements-parser.txt
	$(COMPILE) pyproject.toml --all-extras --group dev --group parser --constraint requirements.txt --output-file requirements-dev.txt
	$(COMPILE) --group pyproject.toml:generators --output-file clients/requirements.txt

clean: ## remove everything that make has created
	rm -rf .venv build openapi/node_modules clients/node_modules clients/typescript/node_modules clients/typescript/dist clients/playground/node_modules clients/java/target clients/kotlin/target clients/swift/.build tests/contract/typescript/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache .schemathesis
	find . -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Dancecard needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2; exit 1; }
	$(PYTHON) -m venv .venv

$(RUNTIME): requirements.txt requirements-parser.txt | $(BIN)/pip
	$(INSTALL) -r requirements.txt
	$(INSTALL) -r requirements-parser.txt || echo "gunicorn parses requests in Python: its parser in C needs a C compiler"
	touch $@

$(DEV): requirements-dev.txt | $(BIN)/pip
	$(INSTALL) -r requirements-dev.txt
	touch $@

$(LINTERS): openapi/package.json openapi/package-lock.json openapi/.npmrc
	cd openapi && npm ci
	touch $@

$(GENERATORS): clients/requirements.txt | $(BIN)/pip
	$(BIN)/python -m venv build/generators
	build/generators/bin/pip install --quiet --disable-pip-version-check --require-hashes -r clients/requirements.txt
	touch $@

$(MAVEN): build/%.stamp: clients/%/pom.xml
	mkdir -p build
	mvn -B -q -f clients/$* dependency:resolve dependency:resolve-plugins
	touch $@

build/go/kustomize: GO_MODULE := sigs.k8s.io/kustomize/kustomize/v5@v5.8.1
build/go/oasdiff: GO_MODULE := github.com/oasdiff/oasdiff@v1.32.1
$(GO_TOOLS):
	GOBIN=$(CURDIR)/build/go go install $(GO_MODULE)

$(NPM_GENERATORS) $(TYPESCRIPT) $(PLAYGROUND) $(NPM_CONTRACT): %/node_modules/.stamp: %/package.json %/package-lock.json %/.npmrc
	cd $* && npm ci
	touch $@
