"""What is true now, and the smallest changes of it."""
