title = Last Stone
blurb = Chacun prend à son tour une à trois pierres ; qui prend la dernière gagne.
action-take = Prendre { $stones }
event-taken = { $seat } prend { $stones }
reason-last = la dernière pierre
option-heap = Pierres
option-heap-help = Combien de pierres forment le tas au départ.
