"""Questions and consequences without a sequence of their own."""
