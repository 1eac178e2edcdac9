"""The rules over HTTP. This package names no game: everything it serves comes from `rules.GAMES`."""

VERSION = "0.1.0"  # of the HTTP contract, and of the package
