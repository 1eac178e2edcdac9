"""The rules without a server: the command line `dancecard`."""
