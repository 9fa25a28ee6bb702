"""What the box says in words. Rules never read it."""
