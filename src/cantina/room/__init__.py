"""One table and everything that happens at it, without a server around it: docs/architecture.md has
a map."""
