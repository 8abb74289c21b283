# What workers refuse to do.
refusal-no-seat = There is no seat { $seat }: the table has { $seats }, counted from 0.
refusal-replay-long = The match is too long to be replayed here: { $plies } moves, and at most { $longest } are shown.
