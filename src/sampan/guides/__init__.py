"""The games' guides: their figures, numbered rules and anchors, as data and Markdown beside each game."""
