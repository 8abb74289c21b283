# What the server says.

refusal-not-json = The message is not JSON, or not whole.
refusal-not-object = A message is an object with fields, not { $value }.
refusal-type-unknown = There is no request of type “{ $type }”. The types are: { $known }.
refusal-field-form = The field “{ $field }” cannot be { $value }.
refusal-too-long = The field “{ $field }” may have at most { $longest } characters.
refusal-too-large = A message may have at most { $bytes } bytes.
refusal-body-large = What was sent is too large: more than { $bytes } bytes.
refusal-too-fast = That was too fast: at most { $rate } a second.
refusal-text-only = Messages are text, not binary.
refusal-hello-first = The first message must be “hello”.
refusal-page-outdated = This page is older than the server. Reload it.
refusal-no-table = There is no such table.
refusal-no-game = There is no game called “{ $game }”. The games are: { $known }.
refusal-no-language = There is no guide in the language “{ $language }”. The languages are: { $known }.
refusal-no-address = There is nothing at this address.
refusal-method = That cannot be done at this address.
refusal-request = The request cannot be answered.
refusal-foreign-origin = Another site's page may not sit down at this server's tables.
refusal-not-your-seat = Seat { $seat } is not yours. { $count ->
        [0] You look on.
       *[other] You hold: { $held }.
    }
refusal-advice-failed = The bot could not say what it thinks. Please try again.
refusal-unfinished = The match is not over yet; what is hidden stays hidden until then.
refusal-rules-changed = This match was begun by rules version { $rules }; this server has version { $known }.
refusal-replay-failed = The replay took too long to prepare. Please try again.
refusal-no-replay = This replay is no longer kept here. Upload the match file again.
refusal-seat-bot = Seat { $seat } must name its bot if it is a bot's, and only then.
refusal-store = The server cannot reach its store just now; nothing has changed. Please try again.
refusal-internal = Something went wrong in the server; nothing has changed. It is in the server's log.
refusal-bot-form = “{ $bot }” does not say a bot as name=module:Class, with a name that is not taken.
refusal-database = The database cannot be used: { $problem }
refusal-database-newer = The database was written by a newer Sampan, which is needed to open it; or choose another with --database.

page-not-built = The page is not built. “make play” in Sampan's folder builds it; the API works, see /api/docs.

refusal-port-taken = Port { $port } on { $host } is taken: something else listens there. Choose another one with --port.
refusal-cannot-listen = Cannot listen on { $host }, port { $port }: { $problem }.

# The command.
serve-help = Serve tables to browsers: on this machine alone, or for friends. Ctrl-C ends it; the tables stay.
serve-short = Serve tables to browsers.
serve-examples =
    sampan serve                    for this machine alone
    sampan serve --host 0.0.0.0     for everybody who can reach this machine
serve-host-help = Where to listen, 127.0.0.1 if left out; 0.0.0.0 lets other machines in.
serve-port-help = The port, 8000 if left out; 0 takes any free one.
serve-port-form = a port is a whole number from 0 to 65535.
serve-database-help = An SQLAlchemy URL; by default a SQLite file in your data folder.
serve-level-help = How much to log; info if left out.
serve-level-form = it must be one of { $known }.
serve-open-help = Open the page in a browser, where there is a display.
serve-bot-help = A bot of your own as name=module:Class; may be given several times.
serve-pause-help = Seconds before a bot's move, so that people can follow; 0.3 if left out.
serve-pause-form = it must be a number of seconds from 0 to { $longest }.
serve-address = Sampan is at { $address } (Ctrl-C ends it).
serve-not-installed = The server needs packages that are not installed ({ $module }): pip install 'sampan[server]'
