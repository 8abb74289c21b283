"""What all games share: the protocol of play, matches and their logs, options, events, random numbers."""
