# The command line in English.

# Help
sampan-help = Play and study board games of the East.
sampan-examples =
    sampan games
    sampan play { $game }
    sampan play { $game } --seats Ada,Ben,easy
    sampan rules { $game }
help-usage = Usage:
help-options = Options
help-commands = Commands
help-examples = Examples
help-exits = Exit codes
help-help = Show this help and exit.
lang-help = The language, en or fr; by default that of SAMPAN_LANG or of the locale.
json-help = Print JSON for programs and nothing else.
version-help = Show the version, and whether it is compiled.
version = sampan { $version }, { $state ->
    [compiled] compiled
   *[uncompiled] not compiled
}, Python { $python }
exit-codes =
    0 all is well
    1 refused: bad input, a damaged file, a failed verification; standard error says why
    2 the command line was wrong
    3 the input ended before the match did
    130 interrupted with Ctrl-C
metavar-game = GAME
metavar-rules = [NUMBER]...
metavar-any-game = [GAME]
metavar-lesson = [LESSON]
metavar-pair = KEY=VALUE
metavar-text = TEXT
metavar-hash = HASH
metavar-command = COMMAND [ARGUMENTS]...
metavar-file = FILE
metavar-folder = FOLDER
metavar-address = ADDRESS

games-short = List the games and the bots.
games-help = Lists the games, with key, name, number of players and what each is about, and the bots you can play against.
games-examples =
    sampan games
    sampan games --json
games-seats = { $fewest } to { $most } players
games-bots = Bots:

rules-short = Show the rules of a game.
rules-help = Shows the rules of a game in our own words. In a file or a pipe they are Markdown. With numbers such as YY-5, which guides, lessons and refusals cite, it shows those rules only.
rules-numbered = Show all rules by number instead.
rules-examples =
    sampan rules { $game }
    sampan rules { $game } --lang fr > regles.md
    sampan rules yin_yang YN-9 YN-12a

learn-short = Learn a game step by step.
learn-help = Takes you through a lesson: you play on a real table, and see what comes of it. Without a lesson, lists those of the game; without a game, the games that have some.
learn-examples =
    sampan learn
    sampan learn { $game }
    sampan learn { $game } --lang fr
learn-minutes = {"  "}{ $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
learn-begin = Begin with: { $command }
learn-step = { $number } of { $count }
learn-go-on = Enter goes on, quit leaves >
learn-prompt = Your choice (a number, show, or help) >
learn-typing =
    Type the number of your choice, or describe it, for example:
      { $example }
    Any part of it that is unambiguous will do. Enter shows the choices again.
      show              do what is asked for
      back              one step back within a choice
      rules             the rules of the game
      quit              leave the lesson
learn-shown = Shown: { $action }.
learn-wrong = Not this time.
learn-would = What would happen: { $events }
learn-next = The next lesson: { $command }
learn-play = Now play a short game: { $command }

options-short = List the options of a game.
options-help = Lists the options of a game, what they allow, and their defaults.
options-examples =
    sampan options { $game }
    sampan options { $game } --json
option-flag = yes or no (default: { $default })
option-number = a whole number from { $minimum } to { $maximum }{ $optional ->
    [yes] , or none
   *[no] {""}
} (default: { $default })
option-seat = a seat, counted from 0 (default: { $default })
option-teams = a team number for every seat, separated by commas (default: { $default })
option-choice = one of { $words } (default: { $default })
option-subset = any of { $words }, separated by commas, or none (default: { $default })
option-order = a different one of { $words } for every seat, separated by commas (default: { $default })
option-numbers = { $length } whole numbers from { $minimum } to { $maximum }, separated by commas{ $rising ->
    [yes] , none smaller than the one before
   *[no] {""}
}{ $falling ->
    [yes] , none larger than the one before
   *[no] {""}
}{ $distinct ->
    [yes] , all different
   *[no] {""}
} (default: { $default })
option-board = { $shipped }, or the path of a board file (default: { $default })
option-own-board = a board of your own
option-on = yes
option-off = no
option-none = none
option-per-seat = { $count } for each seat

board-short = Check boards.
board-help = Works with board files: games that are played on a board accept any valid one as the option “board”.
board-examples =
    sampan board check my_board.txt
board-check-short = Check a board file.
board-check-help = Reads a board file, finds the game that it is for, and says whether it is valid or what is wrong with it, and where.
board-check-examples =
    sampan board check my_board.txt
    sampan board check my_board.json --json
board-ok = A valid board for { $title }. To play on it: sampan play { $game } --option { $option }={ $file }

play-short = Play at this terminal.
play-help =
    Plays a match at this terminal, against bots or with several people at one screen, where a curtain hides
    each hand from the others. Bots among themselves play to the end. Type “help” during the match.
play-examples =
    sampan play { $game }
    sampan play { $game } --seats me,easy,random --option mystery=yes
    sampan play { $game } --seats Ada,Ben --option teams=0,1 --save match.sampan.json
    sampan play --resume match.sampan.json
    sampan play { $game } --seats easy,random --seed 7
play-seats = Who plays, in seat order: “me”, a bot ({ $bots }), or the name of a person, with a capital letter. By default you play against easy.
play-option = An option of the game; may be given several times. See “sampan options”.
play-seed = Repeat a match: the same seed gives the same draws, and bots make the same choices.
play-fair = Prove the shuffle: commit to a secret seed at the start, reveal it at the end. See “sampan verify”.
play-salt = With --fair: words of the players that the draws depend on as well. If they are not given, you are asked for them.
play-resume = Continue a saved match.
play-save = Save the match in this file from start to end, without asking.

replay-short = Retell a saved match.
replay-help =
    Retells a saved match and shows the table at its end. A finished match is shown with everything that was hidden,
    an unfinished one as a spectator sees it, unless you name a seat.
replay-examples =
    sampan replay match.sampan.json
    sampan replay match.sampan.json --ply 12 --seat 0
    sampan replay match.sampan.json --step
    sampan replay match.sampan.json --json --seat spectator
replay-ply = The position before action N of the log; 0 is the start.
replay-seat = Only what this seat sees, counted from 0 or by name; or a spectator.
replay-step = Step by step, forwards and backwards.
replay-prompt = { $place } of { $last }. Enter: next, b: back, q: quit >

verify-short = Check a saved match.
verify-help =
    Checks a saved match: its checksum, that every action was allowed, that the outcome follows; and for a fair match
    that the seed matches the commitment and that every draw follows from the seed.
verify-examples =
    sampan verify match.sampan.json
    sampan verify match.sampan.json --commitment 2c26b46b68ffc68f…
verify-commitment = The commitment that was published at the start; it must be that of this match.
verify-ok = The match is in order.
verify-checksum = The checksum matches: the file was neither changed nor cut off.
verify-moves = All { $moves } actions of the log are allowed by the rules of { $game }.
verify-unfinished = The match is not finished.
verify-outcome = The outcome is the one that the actions lead to.
verify-seed = The seed matches the commitment { $commitment }, and every draw follows from it and from the players' words “{ $salt }”.
verify-undos = { $draws ->
        [0] No draw was taken back.
        [one] One draw was taken back and not used again; compare these undos with what you saw at the table:
       *[other] { $draws } draws were taken back and not used again; compare these undos with what you saw at the table:
    }
verify-undo = { $draws ->
        [one] { $name } went back to move { $ply }: one draw
       *[other] { $name } went back to move { $ply }: { $draws } draws
    }
verify-compared = That is the commitment you gave.
verify-not-compared = Compare it with the one that was shown at the start, or give it with --commitment.
verify-not-fair = The match was not played with --fair: nothing proves its draws.

bench-short = Measure the speed.
bench-help =
    Measures random play: decisions per second inside the library, and stepped from Python one by one. In JSON,
    “inside” and “stepped” are decisions per second, and “games_inside” is whole games per second.
bench-examples =
    sampan bench
    sampan bench { $game } --seats 2 --seconds 0.5 --json
bench-seats = How many seats; by default { $usual }, or what the game allows.
bench-seconds = How long each measurement takes; by default 2.
bench-game = Game
bench-seats-column = seats
bench-inside-column = inside, decisions/s
bench-games_inside-column = games/s
bench-stepped-column = stepped, decisions/s
bench-state = This installation is { $state ->
    [compiled] compiled
   *[uncompiled] not compiled
}.

ladder-short = Let bots play one another.
ladder-help =
    Lets bots play one another, and says how strong they are and how certain that is. Every line-up plays a deal of its
    own, once in every rotation around the table, so that neither luck nor seats decide. Bots that count iterations
    rather than time repeat the same games from the same seed, however many games run at a time. Ctrl-C stops the ladder
    and shows the results so far. A program that answers nonsense, stalls or dies forfeits that game. Progress goes to
    standard error, tables or JSON to standard output. How to enter a bot of your own: docs/bots.md
ladder-examples =
    sampan ladder { $game } --bots random,easy --games 400 --jobs 2
    sampan ladder { $game } --bots random,easy --seats 4 --record games
    sampan ladder { $game } --bots easy,random --seats 4 --lone
    sampan ladder { $game } --bots easy,mine=my_module:MyBot --json
    sampan ladder { $game } --bots easy --bot "theirs=cmd:node bot.js --depth 3"
ladder-bots = Who plays, separated by commas: a bot ({ $bots }), a class of your own as module:Class, or a program as cmd:PROGRAM; put NAME= before it to name it. May be given several times.
ladder-bot = One more bot, taken literally, commas included. May be given several times.
ladder-seats = How many seats; by default as few as the game allows.
ladder-games = At least how many games every two bots play against each other, or with --lone how many every bot plays alone among every other; by default { $usual }. Rounded up, so that all meet equally often at all seats.
ladder-seed = The same seed gives the same deals; by default 1.
ladder-jobs = How many games are played at a time, each in a process of its own; by default 1.
ladder-lone = With more than two seats: each bot alone among copies of each other bot, instead of all mixed.
ladder-limit = How many seconds a class or program of yours may take for a decision; by default { $usual }.
ladder-record = Save every match in this folder, which must be new or empty. See “sampan verify”.
ladder-plan = { $title }, { $seats } seats: { $games } games on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
ladder-stopped = Stopped after { $games } of { $planned } games.
ladder-ratings = Ratings
ladder-ratings-note = On Elo’s scale, with 95 % intervals; { $name } is fixed at { $fixed }, and the others are measured against it.
ladder-matrix = Each against each
ladder-matrix-pairs = The share of their games that the bot of the row won against that of the column, with the 95 % interval; equal strength would be { $fair }.
ladder-matrix-many = Of the games that either of the two won, the share won by the bot of the row, with the 95 % interval; equal strength would be { $fair }.
ladder-matrix-lone = The share of games that the bot of the row won alone among copies of that of the column, with the 95 % interval; equal strength would be { $fair }.
ladder-thinking = Thinking
ladder-thinking-note = Decisions with more than one possible action. The first answer of a class or program of yours is not timed, as it has to load.
ladder-bot-column = bot
ladder-rating-column = rating
ladder-interval-column = 95 %
ladder-points-column = points
ladder-share-column = share
ladder-forfeits-column = forfeits
ladder-decisions-column = decisions
ladder-pace-column = decisions/s
ladder-mean-column = mean, ms
ladder-longest-column = longest, ms
ladder-total-column = total, s
ladder-forfeit-nonsense = { $name } forfeited { $count ->
    [one] a game
   *[other] { $count } games
} with an answer that is not a legal action; the first was game { $game }: { $detail }
ladder-forfeit-stalled = { $name } forfeited { $count ->
    [one] a game
   *[other] { $count } games
} by taking too long; the first was game { $game }: { $detail }
ladder-forfeit-died = { $name } forfeited { $count ->
    [one] a game
   *[other] { $count } games
} because the program ended; the first was game { $game }: { $detail }
ladder-forfeit-failed = { $name } forfeited { $count ->
    [one] a game
   *[other] { $count } games
} because of an error; the first was game { $game }: { $detail }
ladder-digest = Digest of all games: { $digest }
dataset-short = Make a table of saved matches.
dataset-help =
    Turns the matches of a folder, and of the folders in it, into one Parquet file with a row for every decision: who
    decided, what could be seen and done, what was done, and how the game ended. Files that are damaged, or are not matches,
    are named and skipped.
dataset-examples =
    sampan ladder { $game } --bots random,easy --games 400 --record games
    sampan dataset games --out games.parquet
dataset-out = The file to write (required); an existing one is replaced once the new one is complete.
dataset-skipped = Skipped: { $file }. { $problem }
dataset-written = { $file }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
    } of { $matches ->
    [one] one match
   *[other] { $matches } matches
    }{ $skipped ->
    [0] .
    [one] ; one file was skipped.
   *[other] ; { $skipped } files were skipped.
    }

admin-short = Look after the tables of a server.
admin-help =
    Looks after the tables of a server, while it runs or not: on the same machine as its SQLite file, or from anywhere that
    reaches its PostgreSQL. It never prints tokens, seeds, hidden things or chat.
admin-examples =
    sampan admin list
    sampan admin ban 203.0.113.7 --days 7
    sampan admin backup tables.backup
admin-database-help = The database, as for “sampan serve”.
admin-config-help = A settings file, as for “sampan serve”.
admin-whole-form = it must be a whole number from { $least } to { $most }.
admin-state-form = it must be one of { $known }.
admin-state-help = Only tables in this state.
admin-state-waiting = waiting for players
admin-state-running = running
admin-state-finished = finished
admin-state-closed = closed
admin-list-short = List tables.
admin-list-help = Lists the tables, the last used first: what is played, how it stands, who made them and when.
admin-list-examples =
    sampan admin list
    sampan admin list --state waiting --address 203.0.113.7
admin-list-address = Only tables that were made from this address, written as the list writes it.
admin-limit-help = At most so many; 100 if left out.
admin-list-line = { $id }  { $game }  { $state }, { $public ->
    [yes] public
   *[no] private
}; made { $created } from { $address }, last used { $active }
admin-list-count = { $count ->
    [0] No tables.
    [one] One table.
   *[other] { $count } tables.
}
admin-show-short = Show a table.
admin-show-help = Shows what everybody at a table knows about it, who made it, and whether it can still be opened.
admin-show-examples =
    sampan admin show SiISFsJNabK4
admin-show-records = { $records ->
    [one] One record.
   *[other] { $records } records.
}
admin-show-seat = Seat { $seat }: { $name }, { $kind }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
}
admin-seat-bot = a bot
admin-seat-resigned = has resigned
admin-seat-free = nobody has come yet
admin-seat-present = present
admin-seat-absent = not connected
admin-show-moves = Moves: { $moves }. Lines of chat: { $chat }. Notes: { $notes }.
admin-show-rematch = The rematch is table { $id }.
admin-close-short = Close tables.
admin-close-help =
    Closes tables: everybody there is told, and nothing can be done any more. What was open to see stays so; what was hidden
    stays hidden. The list of public tables leaves them out.
admin-close-examples =
    sampan admin close SiISFsJNabK4
admin-closed = Closed: { $id }
admin-closed-already = Was closed already: { $id }
admin-delete-short = Delete tables.
admin-delete-help = Deletes tables for ever, with everything that happened there. Whoever has one open is told so.
admin-delete-examples =
    sampan admin delete SiISFsJNabK4
admin-deleted = Deleted: { $id }
admin-tidy-short = Delete tables that nobody needs any more.
admin-tidy-help =
    Deletes tables that have not been used for as long as the settings say, as servers do by themselves now and then. A table
    that somebody has open counts as used.
admin-tidy-examples =
    sampan admin tidy --dry-run
    sampan admin tidy --finished-days 365
admin-dry-run = Only say which tables would be deleted.
admin-unstarted-days = Days after which a table that never started is deleted, or none for never; as in the settings if left out.
admin-abandoned-days = The same for tables that started and were never finished.
admin-finished-days = The same for finished tables.
admin-days-form = it must be a whole number of days from 1 to { $most }, or { $none }.
admin-why-unstarted = never started
admin-why-abandoned = never finished
admin-why-finished = finished
admin-tidy-line = { $id }  { $why }, last used { $active }
admin-tidied = { $count ->
    [0] Nothing to delete.
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
admin-tidy-would = { $count ->
    [0] Nothing would be deleted.
    [one] One table would be deleted.
   *[other] { $count } tables would be deleted.
}
admin-ban-short = Ban an address or a network.
admin-ban-help =
    Turns an address away from the server within seconds, and ends its connections. A single IPv6 address stands for its /64
    network, which is what a household has.
admin-ban-examples =
    sampan admin ban 203.0.113.7 --days 7 --reason "floods the list"
    sampan admin ban 2001:db8::/48
admin-ban-days = For so many days; for ever if left out.
admin-ban-reason = Why, as a note for yourself; whoever is banned is not told.
admin-banned = Banned: { $network }, { $until ->
    [ever] for ever.
   *[other] until { $until }.
}
admin-ban-loopback = Careful: { $network } includes this machine itself. If a proxy here passes visitors on without their addresses, it turns everybody away. To lift it: sampan admin unban { $network }
admin-unban-short = Lift a ban.
admin-unban-help = Lets a banned address or network in again; it is written as it was banned.
admin-unban-examples =
    sampan admin unban 203.0.113.7
admin-unbanned = Lifted: { $network }
admin-bans-short = List the bans.
admin-bans-help = Lists the banned addresses and networks, the oldest first.
admin-bans-examples =
    sampan admin bans
admin-bans-line = { $network }  since { $since }, { $until ->
    [ever] for ever
   *[other] until { $until }
}{ $noted ->
    [no] {""}
   *[yes] {" "}({ $reason })
}
admin-bans-count = { $count ->
    [0] Nobody is banned.
    [one] One ban.
   *[other] { $count } bans.
}
admin-backup-short = Copy the database into a file.
admin-backup-help =
    Copies the database as it is at one moment, while servers go on, into a new file that only you can read: it contains the
    seeds of matches in play. A SQLite database becomes a SQLite file; for PostgreSQL, pg_dump writes it.
admin-backup-examples =
    sampan admin backup tables.backup
admin-backed-up = Copied to { $file }
admin-restore-short = Put a copy of the database back.
admin-restore-help =
    Puts back what “sampan admin backup” has copied, into the same kind of database. Stop the servers first. The file is
    looked at before anything changes, and if something goes wrong everything stays as it was.
admin-restore-examples =
    sampan admin restore tables.backup --overwrite
admin-overwrite-help = Replace the database even if there is something in it.
admin-restored = Restored from { $file }
admin-check-short = Look for damage.
admin-check-help =
    Looks at the whole database and replays every match. It says which tables are damaged, and how; the exit code is 1 if any
    is. Servers may go on meanwhile.
admin-check-examples =
    sampan admin check
admin-checked = { $tables ->
    [one] One table looked at
   *[other] { $tables } tables looked at
}, { $damages ->
    [0] no damage found.
    [one] one damage found.
   *[other] { $damages } damages found.
}
admin-damage-form = The database has the form of another version of Sampan; “sampan serve” brings an older one up to date.
admin-damage-file = The database itself is damaged: restore a backup.
admin-damage-orphans = { $table }: there are records, but no table.
admin-damage-setup = { $table }: what was fixed when it was made cannot be read.
admin-damage-game = { $table }: its game, or that version of the rules, is unknown here.
admin-damage-gap = { $table }: a record is missing.
admin-damage-record = { $table }: a record cannot be read.
admin-damage-replay = { $table }: its records do not follow the rules.
admin-damage-summary = { $table }: what lists show is not what its records say.

meter-games = Games
meter-left = left
meter-line = { $done } of { $total } games

# Wrong usage
usage-option = There is no option { $option }.
usage-value = The option { $option } needs a value.
usage-missing = { $name } is missing.
usage-bad = { $name }: { $problem }
usage-extra = Unexpected arguments: { $words }
usage-command = There is no command “{ $command }”. The commands are: { $known }.
usage-language = the language must be one of { $known }.
usage-ply = it must be a whole number, 0 or more.
usage-seats = it must be a whole number from 1 to 1000.
usage-seconds = it must be a number above 0, up to 3600.
usage-games = it must be a whole number from 1 to 1000000.
usage-jobs = it must be a whole number from 1 to { $most }.
usage-bots = Which bots? Name them with --bots, separated by commas: { $bots }, module:Class or cmd:PROGRAM.
usage-step = --step is for people and --json for programs: choose one.
usage-game = Which game? The games are: { $known }.
usage-resume = A resumed match keeps its seats, options and draws: --seats, --option, --seed, --fair and --salt cannot be used with --resume.
usage-fair-seed = With --fair nobody may know the seed, so --seed cannot be used with it.
usage-salt = --salt can only be used with --fair.

# The match
guest = Guest
intro-bot = {" "}(bot: { $about })
intro-option = { $option }: { $value }
intro-resumed = The match continues at action { $ply }.
intro-help = You can type help at any question.
fair-committed =
    The draws come from a secret seed that is fixed now. This is its commitment; note it down:
    { $commitment }
fair-salt = Type any words you like, so that the draws depend on them too (Enter for none):
fair-revealed =
    The seed was { $seed }
    Its commitment was { $commitment }
    Your words were “{ $salt }”
    Save the match, and “sampan verify” can check every draw.
news-earlier = … { $count } earlier lines; type log to see all
ask = What do you do?
question = { $name }: { $question }
prompt = Your choice (a number, or help) >
menu-back = Back
curtain = Pass the keyboard to { $name }, then press Enter >
curtain-help = Press Enter when { $name } is at the keyboard. “undo” takes the last action back, “quit” leaves.
bot-failed = { $name } failed to decide: a random action is played instead.
undo-done = The last decision of { $name } was taken back.
undo-yours = You take your last decision back.
undo-nothing = You have nothing to take back yet.
undo-ask = { $name }: may { $other } take the last decision back, and all that followed? (y/n) >
undo-refused = { $name } does not agree: nothing is taken back.
end-sure = Propose to end the match now, without a winner? (y/n) >
end-ask = { $name }: { $other } proposes to end the match without a winner. Do you agree? (y/n) >
end-refused = { $name } does not agree to end the match: it goes on.
result = { $count ->
    [0] Nobody wins: { $reason }.
    [one] { $who ->
        [you] You win: { $reason }.
       *[other] { $winners } wins: { $reason }.
    }
   *[other] { $winners } win together: { $reason }.
}
scores = Scores: { $scores }
saved = Saved in { $file }
offer = Save the match? Enter saves it as { $file }; or type another name, or n for no >
match-help =
    Type the number of what you choose, or describe it, for example:
      { $example }
    A part of it is enough if it leaves no doubt, such as a card or a name. Enter shows the table again.
      undo        take your last decision back
      end-match   propose to end the match without a winner; everybody must agree
      back        one step back in a choice
      hint        what a bot would do, and why
      log         everything that happened, as you saw it
      rules       the rules of the game
      save FILE   save the match
      quit        leave; you can save first (also Ctrl-C, Ctrl-D)

# A hint
hint-title = What a bot would do, its estimated chance to win, and why:
hint-chance = { $share }%
hint-about = about { $share }%
hint-best = first choice
hint-alike = about as good

# What can be typed, several words for each meaning
word-undo = undo
word-end = end-match
word-help = help h ?
word-rules = rules
word-hint = hint
word-log = log
word-save = save
word-quit = quit exit q
word-show = show
word-back = back b 0
word-yes = yes y
word-no = no n

# Refusals
refusal-unknown-seat = “{ $seat }” is not a bot; the bots are: { $bots }. You are “me”, and the name of a person has a capital letter.
refusal-no-rule = There is no rule “{ $rule }”. The numbers are: { $known }.
refusal-option-form = An option is given as KEY=VALUE, not as { $option }.
refusal-other-game = The file is not a match of { $game } but of { $other }.
refusal-unprintable = Only printable characters, please.
refusal-number = Choose a number from 1 to { $last }.
refusal-typed = “{ $line }” matches nothing that is possible now. Type help to see what you can type.
refusal-nobody = Nobody here is called “{ $name }”. At the table: { $names }.
refusal-seat = There is no seat “{ $seat }”. The seats go from 0 to { $last }: { $names }; or spectator.
refusal-file-exists = The file { $file } already exists and is not overwritten: choose another name.
refusal-file-name = A file name must have printable characters only.
refusal-file-folder = { $file } is not the name of a file.
refusal-not-fair = The match was not played with --fair: it has no commitment.
refusal-commitment = The commitment of this match is another one: { $found }
refusal-ladder-extra = The ladder needs a library that is not installed here: pip install "sampan[ladder]"
refusal-research-extra = Datasets need libraries that are not installed here: pip install "sampan[research]"
refusal-server-extra = This needs packages that are not installed here ({ $module }): pip install "sampan[server]"
refusal-admin-failed = Something went wrong ({ $problem }). “sampan admin check” may say what is damaged.
refusal-system = Sampan cannot go on: { $problem }.
