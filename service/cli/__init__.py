"""Command line `dancecard`: the operations of the service from a shell, and whole files of games."""
