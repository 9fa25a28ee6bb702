"""The boxes on the stack: what is going on at a table, and how far it has come.

A frame is begun with the function under its class, from anywhere: `t.push(lose_hp(stalker, 4))`.
Its flow is in the file of its chapter. The last frame pushed runs first.
"""
