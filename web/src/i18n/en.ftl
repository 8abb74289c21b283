# What the page says, whatever the game.

skip = Skip to the content
nav = Pages
nav-replay = Replay
language = Language
language-en = English
language-fr = Français
theme-system = Colours: same as the system
theme-light = Colours: light
theme-dark = Colours: dark
loading = One moment …
load-failed = This part of the page could not be loaded. Please try again.
no-answer = The server does not answer. Please try again in a moment.
cannot-draw = This page cannot draw { $title }. You can play it in the terminal: sampan play { $key }
page-outdated = This page is older than the server. Reload it.
reload = Reload
missing = There is nothing at this address.
to-lobby = All games
cancel = Cancel
close = Close
copy = Copy
copied = Copied

# Lobby
lobby-title = Games
lobby-help = Press Play and a table with bots is ready. Choose “Change…” to play with friends or by other rules.
lobby-mine = Your tables
lobby-over = Your finished matches
lobby-continue = Continue
lobby-open = Public tables
lobby-watch = Watch
lobby-none = Nobody is playing in public right now. Start a match above: Play seats you with bots at once, and “Change…” makes links for your friends.
players = { $fewest } to { $most } players
new-table = Play
change-table = Change…
play-ready = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
} ({ $levels }){ $changed ->
    [0] {""}
    [one] , one rule changed
   *[other] , { $changed } rules changed
}
rules = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 passage
   *[other] { $count } passages
}
rule-cited = Explained in:
figure-steps = Steps of the example
figure-step = { $number } of { $count }
figure-back = Back
figure-next = Next
rules-asked = On what is asked now: { $section }
rules-page = All on a page of its own
label-of = { $label }: { $of }
state-over = finished
state-waiting = waiting for friends
state-running = { $names } to move

# Lessons
lessons = Lessons
learn-in = Learn in about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
learn-title = { $title }: lessons
learn-help = Short lessons on the real table: you play, and see what comes of it.
lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lesson-learnt = done
lesson-next = next
lesson-go-on = Go on: { $lesson }
lesson-again = You have taken all lessons. Any of them can be taken again.
lesson-to-next = Next lesson: { $lesson }
lesson-to-course = All lessons
lesson-play = Play a short game
lesson-play-help = A real game against a bot, but a short one.
lesson-step = Step { $number } of { $count }
lesson-forward = Next
lesson-back = Back
lesson-show = Show me
lesson-wrong = Not this time.
lesson-would = What would happen: { $events }
lesson-keys = Enter or → goes on, ← goes back.

# Set-up
set-up-title = New table
set-up-seats = Who plays?
set-up-options = Rules of this table
options-usual = As usual: no rule is changed.
options-changed = Changed rules
options-reset = Back to the usual rules
option-yes = yes
option-no = no
set-up-table = The table
seat-number = Seat { $number }
seat-name = Name
name-full = A name has at most { $longest } characters.
seat-kind = Who sits here
seat-level = Level
seat-add = Add a seat
seat-remove = Remove seat { $number }
kind-here = Person at this screen
kind-here-help = Several people here pass the screen to each other.
kind-link = Friend by link
kind-link-help = You get a link to send, once the table is set up.
kind-bot = Bot
kind-bot-help = The computer plays.
level-random = Random
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
by-chance = Chance decides
team-number = Team { $number }
own-board = Your own board
load-board = Load a board file…
public = Public
public-help = Listed in the lobby; everybody may watch.
public-must = Listed in the lobby; everybody may watch. This table has to be public: nobody sits at this screen, so you can only watch.
fair = Provably fair shuffle
fair-help = The server commits to the shuffle before the match, so that everybody can check it afterwards.
hints = Hints
hints-help = Before they decide, players may ask what a bot would do, or let a coach warn them.
substitute = If somebody is away
substitute-when = When a bot plays for somebody who is away
substitute-consent = a bot plays if the others agree
substitute-after = { $minutes ->
    [one] a bot plays after a minute
   *[other] a bot plays after { $minutes } minutes
}
substitute-level = Level of that bot
substitute-help = Players who come back can take their seat again at once. The same bot plays on for players who resign.
start-table = Set up the table
default-name = { $number ->
    [1] Heron
    [2] Willow
    [3] Carp
    [4] Lotus
    [5] Bamboo
    [6] Otter
    [7] Reed
    [8] Crane
    [9] Pebble
    [10] Ginkgo
   *[other] Guest { $number }
}

# Coming to a table
connecting = Connecting to the table …
connection-lost = The connection is lost. Trying again …
connection-again = Connected again.
table-unknown = There is no such table any more, or it is private.
table-closed = The host of this server has closed this table. Nothing can be done here any more.
banned = The host of this server has banned your address.
table-forbidden = This link does not open a seat here.
forget-seat = Forget the link and watch
watching = You are watching.
join-title = You are invited to { $game }
join-seat = Your seat: { $name }.
your-name = Your name
join = Take the seat
join-hints = Everybody at this table may ask for hints and have a coach; by taking a seat you agree to that.
join-once = This link works once. Afterwards only this browser has the key to your seat.
ended-title = This seat is now played elsewhere.
ended-help = Somebody who has its key has signed out all other windows and devices, this one included. If it was you, all is well.
ended-here = Play here instead
waiting-title = Waiting for friends
waiting-help = The match begins as soon as every seat is taken.
waiting-links = Send each friend their own link: whoever opens it first takes that seat, and then the link is used up.
waiting-again = Those who have played before need no new link to come.
waiting-host = Whoever has set up the table sends the links.
waiting-meanwhile = Meanwhile
waiting-rules = Read the rules
waiting-course = Learn the game in about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}, in a new tab
waiting-stay = The match opens here by itself. You may also close this page: the table stays under “Your tables” in the lobby.
waiting-watch = The match opens here by itself, and you can watch it.
invite-for = Link for { $name }
invite-make = Make a link
invite-again = Withdraw it and make a new one
free-seat = { $name }’s seat is free
free-bot = Let a bot play
free-bot-level = Level of the bot for { $name }’s seat
free-vote = The seat of { $name }
free-wish = Free { $name }’s seat
free-rematch = { $name } can still come. You can also share the seat with somebody else, or let a bot play.
free-waiting = If { $name } does not belong here or does not answer, the others can free the seat.
free-question = { $count ->
    [one] { $name } loses the seat, and somebody needs a new link to take it.
   *[other] If all the others agree, { $name } loses the seat, and somebody needs a new link to take it.
}
free-yes = Yes, free it
free-away = A bot plays for { $name }. If all of you agree, somebody else may take the seat.
free-asked = { $count ->
    [one] { $names } proposes to free { $name }’s seat, so that somebody else may take it.
   *[other] { $names } propose to free { $name }’s seat, so that somebody else may take it.
}
fill-left = { $name } has left, and a bot plays on. If all of you agree, somebody else may take the seat.
fill-wish = Fill { $name }’s seat
fill-question = If all the others agree, somebody can take { $name }’s seat by a new link. Whoever does sees its hand.
fill-yes = Yes, propose it
fill-asked = { $count ->
    [one] { $names } proposes that somebody else may take { $name }’s seat.
   *[other] { $names } propose that somebody else may take { $name }’s seat.
}
invite-alone = These links work on this machine only. To invite friends, serve the page on the network (sampan serve --host 0.0.0.0) and open it by this machine’s network address.
leave-seat = Give up the seat
leave-help = You can give up your seat. A bot plays on until somebody takes it by a new link, if the others agree.
leave-question = Do you want to give up your seat? You can come back only if somebody invites you again.
leave-yes = Yes, give it up
seats = Who is here
seat-bot = bot, { $level }
seat-free = not here yet
seat-present = here
seat-away = away
seat-freed = free; a bot plays, { $level }
seat-substituted = away; a bot plays, { $level }
seat-substituted-here = here; a bot plays, { $level }
seat-resigned = has resigned; a bot plays, { $level }
seat-gone = has resigned
seat-ready = ready
seat-deciding = deciding

# At the table
tools = The table
side = What happens
undo = Take back
undo-waiting = { $count ->
    [one] You asked to take your last action back; one answer is still missing.
   *[other] You asked to take your last action back; { $count } answers are still missing.
}
undo-replaced = A bot plays for { $names }, but only a person can agree.
undo-withdraw = Withdraw the request
undo-asked-title = Taking back
undo-asked = { $name } would like to take the last action back. Everybody has to agree.
undo-agree = Agree
undo-refuse = Refuse
undo-answer = Answer
end = End match
end-title = Ending without a winner
end-question = Do you want to propose that the match end now, and nobody win? Everybody has to agree; a bot does if it does not expect to win more often than the others. If somebody refuses, the match goes on.
end-propose = Propose it
end-waiting = You proposed to end the match without a winner.
end-asked = { $name } proposes to end the match without a winner.
end-asked-everybody = { $name } proposes to end the match now, without a winner. Everybody has to agree.
end-refused = { $name } does not agree to end the match; it goes on.
resign = Resign
resign-question = Do you want to give up this match? That cannot be taken back.
resign-yes = Yes, resign
about = About
about-watch = Link for watching
about-private = This table is private: only its players can see it.
sign-out = Sign out everywhere else
sign-out-help = If somebody else may have the key to your seat, or you have left it open on another device, renew it.
sign-out-rematch = The next match uses the same key to your seat. If somebody else may have it, sign them out there.
signed-out = Signed out everywhere else. Only this browser holds your seat now.
elsewhere-title = Your seat is open elsewhere
elsewhere = Another window or device has also held your seat since { $time }.
elsewhere-for = Another window or device has also held { $name }’s seat since { $time }.
elsewhere-help = If that is not you, end it: it sees what you see, and can play for you.
elsewhere-past-title = Your seat was open elsewhere
elsewhere-past = Another window or device also held your seat at { $time }.
elsewhere-past-for = Another window or device also held { $name }’s seat at { $time }.
elsewhere-past-help = If that was not you, sign out everywhere else: whoever has the key to your seat can come back.
elsewhere-own = That was me
elsewhere-end = End the other one
about-fair = Fingerprint of the shuffle:
about-hints = Hints: before they decide, players may ask what a bot would do, or let a coach warn them.
about-no-hints = This table plays without hints.
about-substitute = If somebody is away, a bot ({ $level }) plays for them once all the others who are here agree.
about-substitute-time = { $minutes ->
    [one] If somebody is away, a bot ({ $level }) plays for them once all the others who are here agree, or after a minute.
   *[other] If somebody is away, a bot ({ $level }) plays for them once all the others who are here agree, or after { $minutes } minutes.
}
title-asked = ● { $title }
play-area = The game
prompt = What is asked
prompt-waiting = { $count ->
    [one] { $names } is deciding …
   *[other] Waiting for { $names } …
}
prompt-ready = You are ready. Waiting for { $names } …
prompt-ahead = { $waiting } { $ahead ->
    [0] The server is busy: you are next.
    [one] The server is busy: 1 ahead of you.
   *[other] The server is busy: { $ahead } ahead of you.
}
prompt-named = { $name }: { $asked }
# A term that is explained, and what the thing at hand is called.
term-named = { $term }: { $name }
step-back = Back
preview-title = This would happen:
preview-confirm = Do it
preview-cancel = Not yet
list-title = All possible actions as a list ({ $count })
list-help = The same choices as on the table, in words.
list-group = { $heading } ({ $count })
list-do = Choose this
hint = Hint
hint-key = What would a bot do? (Alt+I)
hint-thinking = Thinking …
hint-ahead = { $ahead ->
    [0] You are next …
    [one] 1 ahead of you …
   *[other] { $ahead } ahead of you …
}
hint-title = What a bot would do, and your chance to win
hint-best = first choice
hint-alike = one of the best
hint-share-exact = { $share }%
hint-share-about = about { $share }%
hint-share-less = less than { $share }%
hint-share-more = more than { $share }%
hint-shared = Each of them: { $why }
hint-close = Hide hints
hint-chance = Estimated chance to win:
hint-help = Press a hint to choose it. The estimates come from a short search that knows only what you know.
coach = Coach
coach-help = Before a choice that loses a lot by a bot’s estimate it asks whether you are sure; after a good turn it says why. It knows only what you know.
coach-sure = Are you sure?
coach-better = A bot would rather choose “{ $action }”.
coach-again = Think again
coach-anyway = Play it anyway
coach-where = You can switch the coach off in the settings.
coach-good = Well played: { $why }
percent = { $share }%
chances = Estimated chances
chances-list = Who is likely to win
chances-none = There is no estimate here.
absent-title = { $name } is away
absent = { $name } is away.
absent-time = { $minutes ->
    [0] A bot ({ $level }) is about to play for { $name }.
    [one] A bot ({ $level }) plays for { $name } in a minute.
   *[other] A bot ({ $level }) plays for { $name } in { $minutes } minutes.
}
absent-wait = { $seconds ->
    [one] You can ask for a bot ({ $level }) in one second.
   *[other] You can ask for a bot ({ $level }) in { $seconds } seconds.
}
absent-wish = Let a bot play ({ $level })
absent-wished = { $count ->
    [one] { $names } proposes that a bot ({ $level }) play until { $name } comes back.
   *[other] { $names } propose that a bot ({ $level }) play until { $name } comes back.
}
absent-missing = Still to answer: { $names }.
absent-withdraw = Rather wait
substituted-title = A bot plays
substituted-you = A bot ({ $level }) plays for you until you take your seat back.
substituted-for = A bot ({ $level }) plays for { $name } until the seat is taken back.
substituted-resume = Take the seat back
resigned-you = You have resigned. A bot ({ $level }) plays on for you; you may watch, or leave.
resigned-for = { $name } has resigned. A bot ({ $level }) plays on.
curtain-turn = { $name }, it is for you to decide
curtain-who = Who is in front of the screen?
curtain-why = Nobody else should look now: what comes next shows your hand.
curtain-take = I am { $name }
log = Log
log-list = What happened; arrow keys go from one to the next
log-empty = Nothing has happened yet.
note-bot_failed = The bot of { $name } failed; a simple one made the move.
note-resigned = { $who ->
    [you] You have resigned.
   *[other] { $name } has resigned.
}
note-undone = { $who ->
    [you] You have taken your last action back.
   *[other] { $name } has taken the last action back.
}{ $draws ->
    [0] {""}
    [one] {" "}One draw went back with it and will be drawn afresh.
   *[other] {" "}{ $draws } draws went back with it and will be drawn afresh.
}
note-undo_refused = { $by_who ->
    [you] You do not let { $name } take it back.
   *[other] { $who ->
        [you] { $by } does not let you take it back.
       *[other] { $by } does not let { $name } take it back.
    }
}
note-undo_withdrawn = { $who ->
    [you] You no longer ask to take your last action back.
   *[other] { $name } no longer asks to take the last action back.
}
note-substituted = { $who ->
    [you] A bot ({ $bot }) plays for you.
   *[other] A bot ({ $bot }) plays for { $name }.
}
note-substitute_refused = { $by_who ->
    [you] You would rather wait for { $name }.
   *[other] { $by } would rather wait for { $name }.
}
note-handed_back = { $who ->
    [you] You play again.
   *[other] { $name } plays again.
}
note-closed = The host of this server has closed the table.
note-invited = { $by_who ->
    [host] There is a new invitation to { $name }’s seat.
    [you] You have made an invitation to { $name }’s seat.
   *[other] { $by } has made an invitation to { $name }’s seat.
}
note-joined = { $who ->
    [you] You have taken { $before }’s seat.
   *[other] { $name } has taken { $before }’s seat.
}
note-left = { $name } has given up the seat.
note-freed = All the others have agreed that somebody else may take { $name }’s seat.
note-free_refused = { $by_who ->
    [you] You do not want anybody else to take { $name }’s seat.
   *[other] { $by } does not want anybody else to take { $name }’s seat.
}
note-end_proposed = { $who ->
    [you] You propose to end the match without a winner.
   *[other] { $name } proposes to end the match without a winner.
}
note-end_refused = { $by_who ->
    [you] You do not agree to end the match.
   *[other] { $by } does not agree to end the match.
}
note-end_withdrawn = { $who ->
    [you] You no longer propose to end the match.
   *[other] { $name } no longer proposes to end the match.
}
note-ended = Everybody has agreed to end the match without a winner.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-full = A line of chat has at most { $longest } characters.
chat-send = Send
chat-spectator = spectator
chat-speaker-spectator = { $name } (spectator)
chat-hidden = { $count ->
    [one] One line of somebody you have muted is hidden.
   *[other] { $count } lines of people you have muted are hidden.
}
mute = Mute …
mute-title = Mute
mute-help = You no longer see what they say, until you unmute them. They are not told.
mute-spectators = All spectators
outcome-won = { $count ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
outcome-draw = Nobody has won.
outcome-you = You win!
outcome-bot-of = the bot that took over from { $name }
outcome-resigned = { $name }, who resigned
outcome-reason = { $reason }.
outcome-given-up = { $who ->
    [you] You resigned.
   *[other] { $names } resigned.
}
outcome-decided = The deciding move
outcome-why = What decided it
outcome-show = Show on the board
outcome-watch = Watch the end again
outcome-standings = Final standings
outcome-winner = won
finale-close = { $touch ->
    [yes] Tap to look at the table.
   *[no] Click, or press any key, to look at the table.
}
reason-resigned = all the others have resigned or are out
reason-agreed = everybody agreed to end the match
rematch = Play again
rematch-join = To the next match
rematch-watch = Watch the next match
to-replay = Replay
save-match = Save the match

# Settings of this browser
settings = Settings
sound = Sound
sound-volume = Volume
sound-mute = Mute (Alt+M)
sound-on = Sound on
sound-off = Sound off
sound-sample = What the sounds mean
sound-listen = Listen
sound-your_turn = Your turn
sound-victory = Victory
sound-defeat = Defeat
sound-match_end = The end of a match
sound-tile = Tile
sound-stone = Stone
sound-plank = Plank
sound-step = Step
sound-card = Card
sound-coin = Coin
sound-splash = Falling in
sound-ripple = The river
sound-dragon = Dragon
sound-battle = Battle
sound-drum = Drum
sound-gong = Gong
sound-bell = Bell
vibration = Vibrate for your turn and for key moments

# Replay
replay-title = Replay
replay-table = To the table
replay-eyes = Seen by
replay-spectator = a spectator
replay-controls = Move through the match
replay-first = To the start
replay-back = One back
replay-next = One forward
replay-last = To the end
replay-play = Play automatically
replay-stop = Stop
replay-position = Position in the match
replay-at = { $frame } of { $last }. { $told }
replay-start = The start of the match.
drop-title = Drop a match file here to replay it, or choose one.
drop-choose = Choose a match file

# What others do, shown at the reader's speed.
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
skip-to-now = Skip to now
watch-again = Watch again
watching-again = Watching again.
watch-earlier = Start earlier
watch-later = Start later
watch-close = Back to now
replay-everything = Show every step
replay-keys = Arrow keys: step. Space: play or pause. Home, End: to the start or the end.

term-moved = The mark on it: the last move touched it.
log-turn = { $name ->
    [you] Your turn
   *[other] { $name }
}
log-round = Round { $round }
log-draws = { $count } draws
