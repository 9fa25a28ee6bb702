"""The rule of thumb, by what it decides about."""
