"""The kernel knows no game: actions, states, flows, tables, records. It imports nothing of ours."""
