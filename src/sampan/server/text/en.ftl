# What the server says.

refusal-not-json = The message is not JSON, or not whole.
refusal-not-object = A message is an object with fields, not { $value }.
refusal-type-unknown = There is no request of type “{ $type }”. The types are: { $known }.
refusal-field-form = The field “{ $field }” cannot be { $value }.
refusal-too-long = The field “{ $field }” may have at most { $longest } characters.
refusal-too-large = A message may have at most { $bytes } bytes.
refusal-body-large = What was sent is too large: more than { $bytes } bytes.
refusal-not-utf8 = A match file is UTF-8 text, and this is not.
refusal-too-many-values = This is no match that can be replayed here: it has more than { $most } values.
refusal-upload-slow = The file took too long to arrive: more than { $seconds } seconds.
refusal-too-fast = That was too fast: at most { $rate } a second.
refusal-too-slow = The request did not arrive whole within { $seconds } seconds.
refusal-tables-open = At most { $most } unfinished tables can be open from one address. Finish one first; those that nobody has touched for a day do not count.
refusal-tables-hourly = At most { $most } tables an hour can be made from one address. Please try again later.
refusal-sockets = At most { $most } connections can be open from one address. Close another page first.
refusal-sockets-seat = A seat can be open in at most { $most } places. Close it in another one first.
refusal-spectators = At most { $most } spectators can watch a table at a time. Please try again later.
refusal-spectators-address = At most { $most } spectators from one address can watch a table. Close another page first.
refusal-joins = That was too often: at most { $most } times a minute can somebody come to a table from one address.
refusal-replays = At most { $most } match files a minute can be uploaded from one address. Please wait a little.
refusal-chat-fast = That was too fast: at most { $most } lines of chat a minute. Please wait a little.
refusal-requests-fast = That was too often: at most { $most } such requests a minute. Please wait a little.
refusal-table-full = So much has happened at this table that only the match itself can go on.
refusal-text-only = Messages are text, not binary.
refusal-hello-first = The first message must be “hello”.
refusal-hello-late = No “hello” came within { $seconds } seconds.
refusal-page-outdated = This page is older than the server. Reload it.
refusal-no-table = There is no such table.
refusal-banned = The host of this server has banned your address.
refusal-table-deleted = This table was deleted: nobody had used it for a long time, or the host of this server removed it.
refusal-address-form = { $address } is neither an address nor a network such as 203.0.113.0/24.
refusal-keep-days = Tables are kept for at least one day, not { $days }.
refusal-table-damaged = This table cannot be opened: what is stored of it is damaged, or was made by another version of Sampan.
refusal-no-game = There is no game called “{ $game }”. The games are: { $known }.
refusal-no-language = There is no guide in the language “{ $language }”. The languages are: { $known }.
refusal-no-address = There is nothing at this address.
refusal-method = That cannot be done at this address.
refusal-request = The request cannot be answered.
refusal-foreign-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow that with the setting “hosts”.
refusal-foreign-origin = Another site's page may not sit down at this server's tables.
refusal-not-your-seat = Seat { $seat } is not yours. { $count ->
        [0] You look on.
       *[other] You hold: { $held }.
    }
refusal-chat-unseated = You play here, so you speak as a player: name one of your seats ({ $held }).
refusal-advice-failed = The bot could not say what it thinks. Please try again.
refusal-busy = The server is busy. Please try again in a moment.
refusal-unfinished = The match is not over yet; what is hidden stays hidden until then.
refusal-rules-changed = This match was begun by rules version { $rules }; this server has version { $known }.
refusal-replay-failed = The replay took too long to prepare. Please try again.
refusal-no-replay = This replay is no longer kept here. Upload the match file again.
refusal-seat-bot = Seat { $seat } must name its bot if it is a bot's, and only then.
refusal-store = The server cannot reach its store just now. Look whether anything has changed before you try again.
refusal-draining = This server is about to end and takes in nobody any more. Please try again in a moment.
refusal-internal = Something went wrong in the server; nothing has changed. It is in the server's log.
refusal-config = The settings file { $file } cannot be read: { $problem }
refusal-setting-unknown = { $where }: there is no such setting. “sampan serve --settings” lists them all.
refusal-setting-value = { $where }: it cannot be { $value }, but must be { $kind ->
        [whole] a whole number of at least { $least }
        [number] a number of at least { $least }
        [range] a whole number from { $least } to { $most }
        [truth] true or false
        [word] one of { $known }
        [list] a list of words
       *[text] text
    }.
refusal-bot-form = “{ $bot }” does not say a bot as name=module:Class, with a name that is not taken.
refusal-database = The database cannot be used: { $problem }
refusal-database-newer = The database was written by a newer Sampan, which is needed to open it; or choose another with --database.
refusal-database-older = The database was written by an older Sampan. “sampan serve” brings it up to date; make a backup first.
refusal-database-form = The database is not written as an SQLAlchemy URL.
refusal-no-database = There is no database at { $file } yet. “sampan serve” makes one.
refusal-database-in-use = A server, or another program, uses the database. Stop it first.
refusal-database-not-empty = The database is not empty. To replace what is in it, add --overwrite.
refusal-file-exists = The file { $file } exists already; choose another name.
refusal-no-file = There is no file { $file }.
refusal-backup-damaged = { $file } is not a copy of such a database, or it is damaged.
refusal-backup-kind = Sampan can copy SQLite and PostgreSQL databases, not { $kind }.
refusal-no-program = The program { $program } is not installed; it comes with PostgreSQL's client programs.
refusal-not-banned = { $network } is not banned.

page-not-built = The page is not built. “make play” in Sampan's folder builds it; the API works, see /api/docs.

refusal-port-taken = Port { $port } on { $host } is taken: something else listens there. Choose another one with --port.
refusal-cannot-listen = Cannot listen on { $host }, port { $port }: { $problem }.

# The command.
serve-help = Serve tables to browsers: on this machine alone, or for friends. Ctrl-C ends it; the tables stay.
serve-short = Serve tables to browsers.
serve-examples =
    sampan serve                    for this machine alone
    sampan serve --host 0.0.0.0     for everybody who can reach this machine
serve-config-help = A TOML file with settings; otherwise SAMPAN_CONFIG names it.
serve-host-help = Where to listen, 127.0.0.1 if left out; 0.0.0.0 lets other machines in.
serve-port-help = The port, 8000 if left out; 0 takes any free one.
serve-port-form = a port is a whole number from 0 to 65535.
serve-hosts-help = A name by which browsers reach the server, such as that of a proxy; may be given several times.
serve-database-help = An SQLAlchemy URL; by default a SQLite file in your data folder.
serve-level-help = How much to log; info if left out.
serve-level-form = it must be one of { $known }.
serve-open-help = Open the page in a browser, where there is a display.
serve-bot-help = A bot of your own as name=module:Class; may be given several times.
serve-pause-help = Seconds before a bot's move, for clients that show moves as they come; none if left out. The page has a pace of its own.
serve-pause-form = it must be a number of seconds from 0 to { $longest }.
serve-settings-help = Print all settings with their meanings, as a settings file, and stop.
serve-address = Sampan is at { $address } (Ctrl-C ends it).
serve-not-installed = The server needs packages that are not installed ({ $module }): pip install 'sampan[server]'

# The settings, by their names.
setting-default = Default: { $default }.
setting-automatic = automatic
setting-host = Where to listen; 0.0.0.0 lets other machines in.
setting-port = The port to listen on; 0 takes any free one.
setting-hosts = Names by which browsers may reach the server, or *; if there are none, this machine's own and all literal addresses.
setting-log_level = How much to log: debug, info, warning or error.
setting-database = Where tables are kept, as an SQLAlchemy URL; empty is a SQLite file in your data folder.
setting-store_seconds = Seconds that the database may take for one statement, or to let us in.
setting-keep_unstarted_days = Days without use after which a table whose match never started is deleted; none keeps it.
setting-keep_abandoned_days = Days without use after which a table whose match was never finished is deleted; none keeps it.
setting-keep_finished_days = Days without use after which a table whose match is over is deleted; none keeps it.
setting-tidy_seconds = Seconds after which the server looks again for tables to delete.
setting-page = The folder of the built page; usually the one in the package.
setting-extra_bots = Bots of your own, each as name=module:Class.
setting-bot_workers = Processes that think for bots and work out replays; usually as many as processors, at least two.
setting-bot_seconds = Seconds that a bot may take for a decision.
setting-bot_pause = Seconds before a bot's move, for clients that show moves as they come; the page has a pace of its own.
setting-queue_jobs = Jobs that may wait for a worker: moves of bots, hints, chances and replays.
setting-queue_jobs_per_address = How many of them may belong to one address.
setting-replay_seconds = Seconds that working out a replay may take.
setting-replay_bytes = Bytes of a match file that is uploaded.
setting-replay_moves = Moves of a match that is replayed; people play some ten times fewer.
setting-replay_values = Values (numbers, words, lists and so on) in such a file; a long match has some 50000.
setting-replay_memory = Bytes of match files and replays that requests may hold at once; those beyond it wait.
setting-replay_memory_per_address = How many of them may belong to one address.
setting-replay_requests = Requests for replays that may wait for memory.
setting-replay_requests_per_address = How many of them may come from one address.
setting-replay_wait_seconds = Seconds after which such a request is refused.
setting-upload_seconds = Seconds within which a match file must arrive.
setting-download_seconds = Seconds within which a replay must be read.
setting-kept_replays = Uploaded match files that stay in memory for a while.
setting-kept_replays_per_address = How many of them may come from one address.
setting-kept_replay_bytes = Bytes of all of them.
setting-kept_replay_bytes_per_address = Bytes of those that come from one address.
setting-kept_replay_seconds = Seconds without use after which such a file is dropped.
setting-rate = Messages a second on a socket, or new tables, replays and chances a second from an address.
setting-burst = How many of them may come at once.
setting-message_bytes = Bytes of a message on a socket.
setting-order_bytes = Bytes of a request for a table.
setting-backlog = Messages that may wait for a slow client before it is disconnected.
setting-backlog_bytes = The same in characters, about as many bytes.
setting-refusals_in_a_row = Messages beyond the limits, one after another, after which a socket is closed.
setting-tables_per_address = Unfinished tables that one address may have, of those that were touched within a day.
setting-requests_per_minute = Requests a minute of a seat, other than to play and to chat; a third of them at once.
setting-records_per_table = Changes of a table that are kept; after that, people can play the match to its end and do nothing else.
setting-tables_per_hour = New tables an hour from one address.
setting-listed_tables = Public tables in the lobby.
setting-listed_per_address = Public tables of one address in the lobby.
setting-listed_minutes = Minutes in which a public table must start to stay in the lobby.
setting-sockets_per_address = Connections at once from one address.
setting-sockets_per_seat = Connections at once that hold the same seat.
setting-spectators_per_table = Spectators of a table at once.
setting-spectators_per_address = Spectators of a table at once from one address.
setting-joins_per_minute = How often a minute somebody may come to a table from one address; all of them at once if need be.
setting-replays_per_minute = Match files a minute that one address may upload.
setting-chat_per_minute = Lines of chat a minute for each seat, a third of them at once.
setting-spectator_chat_per_minute = The same for the spectators of a table from one address; 0 keeps them silent.
setting-request_seconds = Seconds in which a request must arrive whole, and a socket say hello.
setting-upload_rate = Bytes a second; a large body that comes at least so fast is given more time.
setting-absence_seconds = Seconds without a connection after which a person counts as away.
setting-vote_seconds = Seconds that a person must be away before the others may vote for a substitute.
setting-drain_seconds = Seconds that a server which was told to end lets bots finish their thoughts.
setting-metrics_host = Where to listen for Prometheus; never where visitors can reach it.
setting-metrics_port = The port of /metrics for Prometheus; 0 is none.
setting-idle_seconds = Seconds after which a table that nobody looks at leaves the memory; it stays in the store.
