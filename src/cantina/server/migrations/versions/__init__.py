"""One module per change of the schema. Never edited once released."""
