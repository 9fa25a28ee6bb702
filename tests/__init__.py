"""What Cantina promises, as tests."""
