"""Lets bots play one another and tells how strong they are; what happens around its bots need not be compiled."""
