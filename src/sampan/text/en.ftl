# What Sampan itself says, whatever the game.

refusal-unknown-game = There is no game called “{ $game }”. The games are: { $known }.
refusal-action-form = An action is a whole number or a description with a kind, not { $action }.
refusal-action-count = There are { $games } games, so a list of { $games } actions is needed, not { $actions }.
refusal-game-over = The game is over.
refusal-no-such-action = There is no action { $action }.
refusal-not-legal = Action { $action } is not possible now.
refusal-description-unknown = Nothing that can be done now is described as { $value }.
refusal-no-chance = Chance has nothing to draw now: a player must decide, or the game is over.
refusal-kind-not-now = “{ $kind }” is not possible now. Possible now: { $kinds }.
refusal-description-form = An action is described as data with a kind and its fields, not as { $value }.
refusal-field-missing = The field “{ $field }” is missing.
refusal-field-number = The field “{ $field }” must be a whole number from { $low } to { $high }, not { $value }.
refusal-field-word = The field “{ $field }” must be one of { $words }, not { $value }.
refusal-field-unknown = Nothing here has a field “{ $field }”.
refusal-position-foreign = That is not a position of the game { $game }.
refusal-position-damaged = The position is impossible: { $problem }.
refusal-play-foreign = This was not saved from a game of { $game } with the same rules, seats and options.
refusal-dataset-folder = There is no folder { $folder }.
refusal-dataset-empty = There are no match files (.json) in { $folder }.
refusal-dataset-unreadable = The folder or file { $folder } cannot be read: { $problem }. Nothing was written.
refusal-dataset-out = { $file } already exists and is not an ordinary file, so it was not replaced.
refusal-dataset-name = The file name is not valid UTF-8, so the table cannot hold it.
refusal-dataset-nothing = None of the files in { $folder } is a match that can be read, so nothing was written.
refusal-not-your-turn = It is not the turn of seat { $seat }: seat { $mover } must decide.
refusal-not-deciding = Seat { $seat } has nothing to decide now. { $count ->
        [0] Nobody has.
       *[other] The seats that decide now: { $seats }.
    }
refusal-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }; a spectator is none.
refusal-no-such-ply = There is no move { $ply }: the moves go from 0 to { $last }.
refusal-nothing-to-undo = Seat { $seat } has not done anything yet that could be taken back.
refusal-undo-consent = Taking this back needs the consent of everybody else; still missing: seat { $seats }.
refusal-name = A name must have 1 to { $longest } printable characters; “{ $name }” does not.
refusal-weights = The chances of this draw do not add up.
refusal-resign = Seat { $seat } cannot resign: there is no such seat, or it has resigned already.
refusal-undo-resigned = Once somebody has resigned, nothing can be taken back.

# Options
refusal-seats = This game takes { $fewest } to { $most } seats, not { $seats }.
refusal-options-form = Options are given as names with values, not as { $value }.
refusal-option-unknown = There is no option “{ $option }”. The options are: { $known }.
refusal-option-flag = The option “{ $option }” is either on or off, not { $value }.
refusal-option-number = The option “{ $option }” must be a whole number from { $minimum } to { $maximum }{ $optional ->
        [yes] , or none
       *[no] {""}
    }, not { $value }.
refusal-option-seat = The option “{ $option }” must be the number of a seat, counted from 0, or none for chance, not { $value }.
refusal-option-teams = The option “{ $option }” must give every seat a team number, counted from 0, with at least two different teams; or none. { $value } does not.
refusal-option-choice = The option “{ $option }” must be one of { $words }, not { $value }.
refusal-option-subset = The option “{ $option }” must be a list of any of { $words }, each at most once and in this order; { $value } is not.
refusal-option-order = The option “{ $option }” must give every seat a different word, from those for this number of seats ({ $words }); or be none. { $value } does not fit.
refusal-option-numbers = The option “{ $option }” must be { $length } whole numbers from { $minimum } to { $maximum }{ $rising ->
        [yes] , none smaller than the one before
       *[no] {""}
    }{ $falling ->
        [yes] , none larger than the one before
       *[no] {""}
    }{ $distinct ->
        [yes] , all different
       *[no] {""}
    }; { $value } is not.
refusal-option-board = The option “{ $option }” must be one of { $shipped }, or a board file, not { $value }.

# Boards
refusal-board-long = A board file has at most { $longest } characters; this one has more.
refusal-board-foreign = This is not a board for this game. The boards that come with it are { $shipped }; the text of a board file is accepted as well.
refusal-board-encoding = The file { $file } is not text in UTF-8, so it is not a board.
refusal-board-unknown = This is not a board for any of the games here.

# Match files
refusal-file-unreadable = The file { $file } cannot be read: { $problem }.
refusal-file-unwritable = The file { $file } cannot be written: { $problem }.
refusal-file-oversized = The file is too large for a match: more than { $megabytes } MB.
refusal-file-damaged = The file is damaged or cut off: it is not complete JSON{ $line ->
        [0] {""}
       *[other] {" "}(line { $line })
    }.
refusal-file-foreign = The file is not a Sampan match.
refusal-file-version = The file has format version { $version }; this Sampan reads versions up to { $known }.
refusal-file-field = The file's field “{ $field }” is missing or invalid.
refusal-file-field-unknown = The file has a field “{ $field }” that no match has.
refusal-file-tampered = The file was changed after it was written: its checksum does not match.
refusal-file-rules = The match was played under version { $rules } of the rules; this Sampan has version { $known }.
refusal-file-outcome = The outcome in the file is not the one that its moves lead to.
refusal-file-commitment = The seed in the file is not the one that was committed to at the start.
refusal-file-log-long = The log is too long for a match: more than { $longest } moves.
refusal-file-entry = Move { $ply } of the log cannot be read as a move.
refusal-file-mover = Move { $ply } of the log is by { $by }, who was not to move.
refusal-file-action = Move { $ply } of the log is not possible: { $problem }
refusal-file-draw = Move { $ply } of the log is not what the committed seed draws.
refusal-seed-form = A seed must have 64 hexadecimal digits; { $value } does not.

# Bots
refusal-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
bot-random = plays any legal action, each equally likely
bot-easy = looks one action ahead, or follows a simple plan
bot-medium = thinks a few steps ahead, for an instant
bot-hard = thinks ahead through many imagined games
bot-expert = thinks ahead for as long as people can bear to wait

# The ladder
refusal-entrants = A ladder takes 2 to { $most } bots, not { $count }.
refusal-entrant-unknown = “{ $bot }” is not a bot. A bot is one of { $known }, a Python class as module:Class, or a program as cmd:PROGRAM ARGUMENTS.
refusal-entrant-unprintable = The name of a bot, or its command, must have printable characters only.
refusal-entrant-name = The name of a bot on a ladder has at most { $longest } characters; “{ $name }” has more.
refusal-entrant-command = “{ $bot }” does not name a program: after cmd: comes a command, with its quotation marks in pairs.
refusal-entrant-program = There is no program “{ $program }” that can be run.
refusal-entrant-class = The bot { $bot } cannot be used: { $problem }
refusal-entrant-slow = The bot { $bot } cannot be used: it is not ready after { $seconds } seconds.
refusal-ladder-long = That would be { $games } games; a ladder has at most { $most }. Name fewer bots, or ask for fewer games.
refusal-ladder-worker = A process that was playing games died, so the ladder ends here.
refusal-record-folder = The folder { $folder } is not empty. Nothing is overwritten: choose another one.

# The reader, in a sentence and at the head of a row; and lists.
you = you
you-label = You
whose = { $what } ({ $who })
list-last = { $others } and { $last }

# Why a match ended that the game itself did not end.
reason-resigned = everybody else gave up or is out
reason-agreed = everybody agreed to end the match

# Why a hint advises something; a game has its own reasons besides.
why-wins = Wins at once.
why-may_win = May win at once (about { $percent }%).

# What the coach warns of; a game has its own risks besides.
risk-loses = You would lose at once.
risk-misses_win = With another choice you win at once.
risk-eliminated = You could be out before your next turn.
risk-rival_wins = { $seat } could win before your next turn.
