"""What every game shares: the protocol, the match with its log, options, events, and a generator of numbers."""
