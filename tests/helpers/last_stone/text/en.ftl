title = Last Stone
blurb = Take one to three stones in turn; whoever takes the last one wins.
action-take = Take { $stones }
event-taken = { $seat } takes { $stones }
reason-last = the last stone
option-heap = Stones
option-heap-help = How many stones lie in the heap at the start.
