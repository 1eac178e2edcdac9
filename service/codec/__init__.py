"""JSON codec: bytes to checked records and back, and the errors between."""
