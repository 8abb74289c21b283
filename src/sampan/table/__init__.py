"""The authority over a table, without input or output: a command is decided into a record, and records make the table.

    record = decide(table, command)   reads only; refuses with a SampanError, or None if there is nothing to change
    table = apply(table, record)      never refuses; the only way in which a table changes

A table is a value: `apply` returns the next one and leaves the old one as it was. Nothing here reads a clock, draws at
random or talks to anybody, so the server, the terminal and the tests share it.
"""
