"""The table online: one authority per table, a log that is the truth, and news for everybody who may have it."""
