"""The enemies' phase: activation, reactions, unknown enemies, control."""
