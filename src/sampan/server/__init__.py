"""Tables online: each change is committed to a store, then everybody is told what they may know of it."""
