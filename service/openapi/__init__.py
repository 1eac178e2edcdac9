"""The OpenAPI document and the JSON Schema of transcripts. The service imports none of it; the CLI only the latter."""
