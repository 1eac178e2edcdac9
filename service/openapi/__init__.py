"""Build time: the OpenAPI document and the JSON Schema of transcripts. The running service imports none of it."""
