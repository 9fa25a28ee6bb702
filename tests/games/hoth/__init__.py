"""Battle of Hoth, chapter by chapter."""
