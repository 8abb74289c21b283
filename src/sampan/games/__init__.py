"""The games, each in a folder of its own; `registry` knows them by key."""
