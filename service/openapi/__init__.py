"""Build time: the OpenAPI document and the schema of transcripts."""
