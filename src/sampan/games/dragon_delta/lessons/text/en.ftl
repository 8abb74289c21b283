# The village opposite
village-title = The village opposite
village-aim = You are white. Your pawn starts in the white village, and the first pawn to enter the village opposite its own wins. Yours must reach the black village, across the water.
village-step = A pawn walks from plank to plank. Your card is Move 1: from the village, step onto the plank that leads to island 15.
village-step-aside = That plank belongs to Willow. You may walk on it, but it ends at island 16, where no other plank begins.
village-two = Now Move 2: two steps. Planks that rest on the same stone are neighbours. Go over 15–13 onto the plank 12–13.
village-two-home = That would take you back to your village, away from the goal.
village-shared = You now stand on your third plank. A plank holds a single pawn, whoever owns the plank; a village holds any number.
village-last = A few rounds later. Willow also stands one step from her goal, your white village, but it is your turn. Take the last step.
village-last-back = That leads away from the black village, and Willow is about to arrive.
village-won = The game ends the moment a pawn enters the village opposite, whether anybody starts there or not: white and black are opposite each other, so are red and green, and blue and yellow.
village-learnt = You know what wins, and how a pawn walks from plank to plank.

# Stones and planks
bridge-title = Stones and planks
bridge-cards = At the start the water is empty. Stones come from a reserve that all share, onto any island that has none, but never onto a village. Planks come from your own stock: one of each size from 1 to 6.
bridge-stone = Your first card is Two stones. A plank rests on two stones, or on a stone and a village. Put the first stone on island 15, near your village.
bridge-stone-elsewhere = You may put stones anywhere, near a rival too. For this bridge, take island 15.
bridge-second = The second half of the card is a decision of its own. Put this stone on island 13, next to the first.
bridge-second-elsewhere = It could help another time. The bridge that you are building goes on at island 13.
bridge-stones = Willow has put a stone on island 14. Stones and planks on the board serve everybody, and a stone stays until somebody removes it.
bridge-plank = Next comes Two planks. You choose the plank first, its place after that. From your village to stone 15 takes a plank of size 4: choose it and lay it there.
bridge-plank-small = That one fits between 15 and 13. But begin at your village, with the 4.
bridge-plank-lost = It fits nowhere now, so it would be lost for the rest of the game. Choose the 4.
bridge-plank-black = That would be a start for Willow. Lay it from your own village.
bridge-next = Second half: the gap between 15 and 13 is short. Choose the plank of size 1 and lay it there.
bridge-next-lost = That would waste a plank. The gap between 15 and 13 takes the 1.
bridge-done = The bridge is begun. Laid planks are no longer in your stock: four are left for the rest of the way. On the other side, Willow has begun hers.
bridge-learnt = You can build a bridge: stones first, then planks between them.

# Which plank fits
gaps-title = Which plank fits
gaps-sizes = Each gap takes only a plank of exactly its own size. Before you choose, you can see where each of your planks fits.
gaps-fit = Your card is Plank. Which of your planks spans the gap from stone 13 to stone 12? Choose it and lay it.
gaps-fit-two = It is too short for that gap and fits nowhere else: you would lose it.
gaps-fit-lost = It is too long for that gap and fits nowhere else: you would lose it. Try a smaller one.
gaps-lost = It was the 3. Had you chosen one that fits nowhere, it would have left the game for good. One that does fit must be laid, even if you would rather not.
gaps-three = Another position. A stone or a village carries at most three planks, and stone 13 already has three.
gaps-full = You have to lay a plank, and 13 is full. From 15 you can go on to stone 17. Choose the plank that fits there and lay it.
gaps-full-three = It has the right size for 13 to 17, but a fourth plank cannot rest on 13. You would have to lay it far behind you, from your village to 10.
gaps-full-back = It would fit, but only behind you, at stone 10. You want to go on to stone 17.
gaps-full-six = A 6 is too long for all the gaps here, so you would lose it.
gaps-cross = The 5 takes you on. Two more limits: a gap holds a single plank, and planks never cross.
gaps-give = Now your card Plank comes, but nothing fits, and you must still choose one: it is lost. Your way needs a 1 from 12 to 14 and a 4 from 14 to the black village. Which do you give up?
gaps-give-one = You need the 1 for the gap from 12 to 14, as soon as 14 has a stone. Keep it.
gaps-give-four = You need the 4 for the last gap, from 14 to the black village. Keep it.
gaps-given = Nobody may decline a card, even to their own harm. So lay the stones before the planks that need them, and treat your planks with care.
gaps-learnt = You can find the plank that fits, and you know what a wrong one costs.

# Walking, jumping, falling
walking-title = Walking, jumping, falling
walking-through = You went the wrong way, onto the plank to island 16. With Move 2 go through your village, which is a step of its own, onto the plank to island 15.
walking-through-away = That leads on to island 21, still farther from the black village.
walking-village = Two planks at the same village are not neighbours: the way leads through the village. And a Move 2 must not end where it began, unless there is no other way.
walking-full = Now Willow’s pawn stands in front of you, and a plank holds a single pawn. No step leads past her, but a jump does.
walking-jump = Your card is Jump: over a pawn on a neighbouring plank, onto a free place next to that plank. Jump over Willow towards the black village.
walking-jump-aside = That jump is allowed too, but it lands on a plank that leads towards island 10, not to the black village.
walking-fell = Willow also had to jump, and found nowhere to land. A pawn that must move or jump and cannot falls in and swims back to its own village.
walking-ahead = Your card now is Move 1, and your next one is Jump. You act before Willow in both, so she will still be on the plank to her village. Step to where you can jump afterwards.
walking-ahead-fall = Nobody would be next to you there. Your Jump would fail, and your pawn would fall in and swim all the way home.
walking-over = Willow is your neighbour now, and beyond her lies her village. Jump.
walking-over-beside = A good plank, but another place to land wins at once.
walking-won = A jump may land in a village too. It can never begin without a pawn to jump over, and pawns inside villages cannot be jumped.
walking-learnt = You can walk and jump, and you know when a pawn falls in.

# Remove
remove-title = Taking planks back
remove-behind = A game of three: Willow is red, Robin is blue. You are still bound for the black village, although nobody plays black. Your 1 lies behind you; you need it ahead, from 12 to 14.
remove-take = Your card is Remove: take a plank that nobody stands on into your stock, or a stone without planks back to the reserve. Take your 1, between 13 and 15.
remove-take-four = You will need that one as well, for the last gap, but first comes the gap from 12 to 14.
remove-take-stone = You may, as that stone carries no plank. But you need it on 14, and a plank more still.
remove-take-red = You may take rivals’ planks too, and it would even fit. Your own 1, though, is not being used by anybody, and Willow keeps a reason to leave you alone.
remove-lay = It is back in your stock, and now your card is Plank. Choose the 1 and lay it ahead of you, from 12 to 14.
remove-lay-elsewhere = That does not help your pawn. The next gap on your way lies between 12 and 14.
remove-lay-other = The gap between 12 and 14 takes a 1.
remove-walked = So a few planks go a long way: what lies behind you can carry you again. The plank under your own pawn is safe from everybody.
remove-limits = Later, your stock is a white 2, a white 5 and a red 6. After taking a plank, a stock may not hold two of the same size, nor more than two colours.
remove-which = You need a 3 for the gap from 13 to 12; your own is lost. A red 3 and a blue 3 lie on the board. Take the one that you may have.
remove-which-four = You may take it, but it does not fit the gap from 13 to 12. That one needs a 3.
remove-which-stone = That stone will help you: without it, no plank reaches your next gap. You need a 3.
remove-use = The blue 3 would have been a third colour. Your next card is Plank: choose the red 3 and lay it from 13 to 12.
remove-use-back = It fits there too, but it would not take you on. Lay it from 13 to 12.
remove-use-other = The gap from 13 to 12 takes a 3.
remove-done = It carries you as well as a white one. Remove can also spoil a rival’s bridge, and it too must be carried out: if only one thing can be taken, that goes.
remove-learnt = You can use planks twice, and borrow those of others.

# Five cards
row-title = Five cards in a row
row-five = Each round, everybody secretly lays five cards in a row. You have one of each: Stone, Two stones, Plank, Two planks, Remove, Move 1, Move 2, Jump, and a dragon against your rival.
row-need = To reach the black village you still need a stone on 14, a plank from 12 to 14, another from 14 to the village, and three steps.
row-lay = Lay your row: Stone, Two planks, Move 2, Move 1 and, last, the black dragon.
row-lay-move = You walk when the planks are there: Move 2 is third, and Move 1 fourth.
row-lay-plank = You need two planks this round, so lay the card Two planks, second.
row-lay-early = The first of the two planks would need a stone on 14. Begin with Stone.
row-lay-stones = That would work too, but a single stone is enough here: begin with Stone.
row-lay-dragon = It can wait until the last place; your own way comes first.
row-lay-other = Your way does not need that card, and whatever is laid must be carried out. Begin with Stone, then Two planks, Move 2, Move 1, black dragon.
row-revealed = Now nobody can change anything. All reveal their first card together and carry it out in turn: whoever has the statue first, then clockwise. Then the second, and so on. Cards not yet revealed stay secret.
row-stone = You have the statue, so you act first. Put your stone on island 14.
row-stone-elsewhere = Your planks and steps count on a stone on island 14.
row-first = Slot 2: Two planks. First the gap from 12 to 14: choose the 1 and lay it there.
row-first-four = That one comes second. Begin with the 1, from 12 to 14.
row-first-elsewhere = Willow would be pleased. You need it from 12 to 14.
row-first-lost = It would not help your way. The gap from 12 to 14 takes a 1.
row-second = Then the gap from 14 to the black village: choose the 4 and lay it.
row-second-other = Your last gap takes a 4.
row-walk = Slot 3: Move 2. Walk over 12–14 onto the plank to the black village.
row-walk-back = That leads back. Your new planks lie ahead.
row-home = Slot 4: Move 1. Go in.
row-home-back = One step in the other direction wins.
row-won = The whole row worked. Willow’s last card stays secret, even now. A white dragon from her in slot 2, on your planks, would have spoilt it all: more of that next.
row-start = A first round. You have laid Two stones, Two planks and Move 2: they will bring your pawn out to the end of its second plank.
row-rest = Two slots are left. Which two cards, in which order, prepare the way onward?
row-rest-move = Your pawn will stand at the end of your bridge: the only step left would take it back.
row-rest-jump = There will be no pawn next to yours. Your Jump would fail, and your pawn would fall in.
row-rest-remove = There is nothing of others worth taking yet, and you might have to take up your own bridge.
row-rest-dragon = That can be wise, but Willow is still at home and has little to lose. Build on: first a stone, then a plank to it.
row-rest-plank = Before the stone is there, a plank might fit nowhere and be lost. First the stone.
row-statue = A stone, then a plank: next round you can walk at once. After each round the statue passes clockwise, and everybody takes all five cards back.
row-learnt = You can plan a row of five cards in which each makes the next possible.

# Dragons
dragons-title = Dragons
dragons-strikes = You have a dragon for each rival’s colour: here red for Willow, blue for Robin. It strikes out the card that this player shows in the same slot, and does nothing else. At most one dragon may be in a row.
dragons-robin = Robin is close to the yellow village, his goal. He lacks a plank and two steps, so he probably means to lay Plank first and Move 2 second.
dragons-row = You need a plank and two steps too. First strike Robin’s Plank: lay the blue dragon, then Plank and Move 2, and fill up with Stone and Two stones.
dragons-row-red = The red dragon strikes Willow, who is still at home. The danger is Robin, and he is blue.
dragons-row-plank = A good card, but it comes second. If Robin lays his plank in slot 1, he arrives in slot 2, before you.
dragons-row-move = It comes third, after your plank.
dragons-row-one = One step is not enough to reach the village. Take Move 2, in slot 3.
dragons-row-jump = You have nobody to jump over, so you would fall in.
dragons-row-other = The order is: blue dragon, Plank, Move 2, Stone, Two stones.
dragons-struck = Slot 1: Willow had the same idea, and both dragons count. Robin’s Plank does nothing at all, whoever acts first: no plank is laid and none is lost. Dragons themselves cannot be struck out.
dragons-plank = Slot 2: your Plank, and Robin’s Move 2. You act first. Choose the plank from 14 to the black village, the 4, and lay it.
dragons-plank-three = It fits elsewhere, but it does not lead to the black village. That gap takes a 4.
dragons-plank-lost = That one does not reach the black village from 14. Choose the 4.
dragons-plank-yellow = That would be a bridge to the yellow village, a present for Robin. Lay it between 14 and the black village.
dragons-fell = Robin had to move, but without his plank there was no step to take: he fell in and swam back to the blue village. One struck card can spoil everything after it.
dragons-win = Slot 3: your Move 2. Go over the plank to the black village and in.
dragons-win-aside = The black village is two steps away, over the plank that you have just laid.
dragons-won = Had your own Move 2 been struck, you would not have fallen: a struck card does nothing. Ask yourself before each row what happens if any one card is struck.
dragons-learnt = You can read what a rival needs, and aim a dragon at it.

# A race to the end
race-title = A race to the end
race-look = Round 8, slot 3. Willow now has Move 2: it would take her over the plank 15–white village and in. You have Remove, and you act first.
race-stock = After that come your Plank and your Move 2. Between 14 and the black village a 4 is missing, and your own 4 is lost.
race-remove = One thing that you can take stops Willow and helps you as well. Which?
race-remove-three = You do not need a 3, and Willow would walk into your village.
race-remove-stone = It carries nothing and hinders nobody: Willow would walk into your village.
race-fell = Her black 4 is in your stock. Willow had to move and had nowhere to go: she fell in and is back in her village.
race-plank = Slot 4: Plank. You know what you need, and where.
race-plank-back = It would help Willow again. Lay it between 14 and the black village.
race-plank-other = It does not fit between 14 and the black village. That gap takes the black 4.
race-walk = Slot 5: Move 2. Win the race.
race-walk-aside = That leads away from the black village. Two steps in the other direction win.
race-won = You have won. If nobody has arrived after 60 rounds, the pawn with the fewest gaps left to its village wins; a tie is shared.
race-learnt = You can weigh your way against your rival’s. You are ready for a game.
