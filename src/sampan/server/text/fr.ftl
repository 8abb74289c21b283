# Ce que dit le serveur.

refusal-not-json = Le message n’est pas du JSON, ou n’est pas complet.
refusal-not-object = Un message est un objet avec des champs, pas { $value }.
refusal-type-unknown = Il n’y a pas de demande de type « { $type } ». Les types sont : { $known }.
refusal-field-form = Le champ « { $field } » ne peut pas être { $value }.
refusal-too-long = Le champ « { $field } » compte au plus { $longest } caractères.
refusal-too-large = Un message compte au plus { $bytes } octets.
refusal-body-large = L’envoi est trop grand : plus de { $bytes } octets.
refusal-not-utf8 = Un fichier de partie est du texte UTF-8, et celui-ci n’en est pas.
refusal-too-many-values = Ce n’est pas une partie que l’on puisse revoir ici : elle compte plus de { $most } valeurs.
refusal-upload-slow = Le fichier a mis trop de temps à arriver : plus de { $seconds } secondes.
refusal-too-fast = C’était trop rapide : au plus { $rate } par seconde.
refusal-too-slow = La demande n’est pas arrivée entière en { $seconds } secondes.
refusal-tables-open = Depuis une adresse, { $most } tables inachevées au plus peuvent être ouvertes. Terminez-en une d’abord ; celles auxquelles personne n’a touché depuis un jour ne comptent pas.
refusal-tables-hourly = Depuis une adresse, { $most } tables au plus peuvent être créées par heure. Veuillez réessayer plus tard.
refusal-sockets = Depuis une adresse, { $most } connexions au plus peuvent être ouvertes. Fermez d’abord une autre page.
refusal-sockets-seat = Une place peut être ouverte à { $most } endroits au plus. Fermez-la d’abord ailleurs.
refusal-spectators = Une table admet { $most } spectateurs au plus à la fois. Veuillez réessayer plus tard.
refusal-spectators-address = Depuis une adresse, { $most } spectateurs au plus peuvent suivre une table. Fermez d’abord une autre page.
refusal-joins = C’était trop souvent : depuis une adresse, on peut rejoindre une table { $most } fois au plus par minute.
refusal-replays = Depuis une adresse, { $most } fichiers de partie au plus peuvent être envoyés par minute. Veuillez patienter un peu.
refusal-chat-fast = C’était trop rapide : au plus { $most } messages par minute. Veuillez patienter un peu.
refusal-requests-fast = C’était trop souvent : au plus { $most } demandes de ce genre par minute. Attendez un peu.
refusal-table-full = Il s’est passé tant de choses à cette table que seule la partie peut encore continuer.
refusal-text-only = Les messages sont du texte, pas du binaire.
refusal-hello-first = Le premier message doit être « hello ».
refusal-hello-late = Aucun « hello » n’est arrivé en { $seconds } secondes.
refusal-page-outdated = Cette page est plus ancienne que le serveur. Rechargez-la.
refusal-no-table = Cette table n’existe pas.
refusal-banned = L’hôte de ce serveur a banni votre adresse.
refusal-table-deleted = Cette table a été supprimée : personne ne s’en servait depuis longtemps, ou l’hôte de ce serveur l’a retirée.
refusal-address-form = { $address } n’est ni une adresse ni un réseau comme 203.0.113.0/24.
refusal-keep-days = Les tables se gardent au moins un jour, pas { $days }.
refusal-table-damaged = Cette table ne peut pas être ouverte : ce qui en est conservé est abîmé, ou vient d’une autre version de Sampan.
refusal-no-game = Il n’y a pas de jeu nommé « { $game } ». Les jeux sont : { $known }.
refusal-no-language = Il n’y a pas de guide dans la langue « { $language } ». Les langues sont : { $known }.
refusal-no-address = Il n’y a rien à cette adresse.
refusal-method = Cela ne se fait pas à cette adresse.
refusal-request = Cette demande est sans réponse possible.
refusal-foreign-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le fait tourner peut l’admettre avec le réglage « hosts ».
refusal-foreign-origin = La page d’un autre site ne peut pas s’asseoir aux tables de ce serveur.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre. { $count ->
        [0] Vous êtes spectateur.
       *[other] Vous tenez : { $held }.
    }
refusal-chat-unseated = Vous jouez ici, vous parlez donc en joueur : indiquez l’une de vos places ({ $held }).
refusal-advice-failed = Le robot n’a pas pu dire ce qu’il pense. Veuillez réessayer.
refusal-busy = Le serveur est très occupé. Veuillez réessayer dans un instant.
refusal-unfinished = La partie n’est pas encore terminée ; ce qui est caché le reste jusque-là.
refusal-rules-changed = Cette partie a commencé avec la version { $rules } des règles ; ce serveur a la version { $known }.
refusal-replay-failed = La préparation a pris trop de temps. Veuillez réessayer.
refusal-no-replay = Cette partie n’est plus conservée ici. Envoyez de nouveau son fichier.
refusal-seat-bot = La place { $seat } doit nommer son robot si c’est celle d’un robot, et seulement alors.
refusal-store = Le serveur n’atteint pas ses données pour l’instant. Voyez si quelque chose a changé avant de réessayer.
refusal-draining = Ce serveur va s’arrêter et n’accueille plus personne. Réessayez dans un instant.
refusal-internal = Quelque chose s’est mal passé dans le serveur ; rien n’a changé. Son journal en dit plus.
refusal-config = Le fichier de réglages { $file } est illisible : { $problem }
refusal-setting-unknown = { $where } : ce réglage n’existe pas. « sampan serve --settings » les liste tous.
refusal-setting-value = { $where } : ce ne peut pas être { $value } ; il faut { $kind ->
        [whole] un nombre entier d’au moins { $least }
        [number] un nombre d’au moins { $least }
        [range] un nombre entier de { $least } à { $most }
        [truth] true ou false
        [word] l’un de { $known }
        [list] une liste de mots
       *[text] du texte
    }.
refusal-bot-form = « { $bot } » ne dit pas un robot sous la forme nom=module:Classe, avec un nom encore libre.
refusal-database = La base de données est inutilisable : { $problem }
refusal-database-newer = La base de données vient d’un Sampan plus récent, qu’il faut pour l’ouvrir ; ou choisissez-en une autre avec --database.
refusal-database-older = La base de données vient d’un Sampan plus ancien. « sampan serve » la met à jour ; faites d’abord une sauvegarde.
refusal-database-form = La base de données n’est pas écrite comme une URL SQLAlchemy.
refusal-no-database = Il n’y a pas encore de base de données à { $file }. « sampan serve » en crée une.
refusal-database-in-use = Un serveur, ou un autre programme, utilise la base de données. Arrêtez-le d’abord.
refusal-database-not-empty = La base de données n’est pas vide. Pour remplacer ce qu’elle contient, ajoutez --overwrite.
refusal-file-exists = Le fichier { $file } existe déjà ; choisissez un autre nom.
refusal-no-file = Il n’y a pas de fichier { $file }.
refusal-backup-damaged = { $file } n’est pas une copie d’une telle base, ou est abîmé.
refusal-backup-kind = Sampan sait copier les bases SQLite et PostgreSQL, pas { $kind }.
refusal-no-program = Le programme { $program } n’est pas installé ; il vient avec les programmes clients de PostgreSQL.
refusal-not-banned = { $network } n’est pas banni.

page-not-built = La page n’est pas construite. « make play » dans le dossier de Sampan la construit ; l’API fonctionne, voir /api/docs.

refusal-port-taken = Le port { $port } de { $host } est pris : quelque chose d’autre y écoute. Choisissez-en un autre avec --port.
refusal-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }.

# La commande.
serve-help = Servir des tables aux navigateurs : pour cette seule machine, ou pour des amis. Ctrl-C l’arrête ; les tables restent.
serve-short = Sert des tables aux navigateurs.
serve-examples =
    sampan serve                    pour cette seule machine
    sampan serve --host 0.0.0.0     pour tous ceux qui peuvent joindre cette machine
serve-config-help = Un fichier TOML de réglages ; sinon SAMPAN_CONFIG le nomme.
serve-host-help = Où écouter, 127.0.0.1 si rien n’est dit ; 0.0.0.0 laisse entrer d’autres machines.
serve-port-help = Le port, 8000 si rien n’est dit ; 0 en prend un libre.
serve-port-form = un port est un nombre entier de 0 à 65535.
serve-hosts-help = Un nom sous lequel les navigateurs joignent le serveur, comme celui d’un proxy ; peut être donné plusieurs fois.
serve-database-help = Une URL SQLAlchemy ; par défaut un fichier SQLite dans votre dossier de données.
serve-level-help = Ce qui est journalisé ; info si rien n’est dit.
serve-level-form = ce doit être l’un de { $known }.
serve-open-help = Ouvrir la page dans un navigateur, s’il y a un écran.
serve-bot-help = Un robot à vous, sous la forme nom=module:Classe ; peut être donné plusieurs fois.
serve-pause-help = Secondes avant le coup d’un robot, pour les clients qui montrent les coups dès qu’ils arrivent ; aucune si rien n’est dit. La page a son propre rythme.
serve-pause-form = ce doit être un nombre de secondes de 0 à { $longest }.
serve-settings-help = Afficher tous les réglages et leur sens, sous forme de fichier de réglages, puis s’arrêter.
serve-address = Sampan est à l’adresse { $address } (Ctrl-C l’arrête).
serve-not-installed = Le serveur a besoin de paquets qui ne sont pas installés ({ $module }) : pip install 'sampan[server]'

# Les réglages, par leur nom.
setting-default = Par défaut : { $default }.
setting-automatic = automatique
setting-host = Où écouter ; 0.0.0.0 laisse entrer d’autres machines.
setting-port = Le port d’écoute ; 0 en prend un libre.
setting-hosts = Noms sous lesquels les navigateurs peuvent joindre le serveur, ou * ; sans aucun, ceux de la machine et toute adresse littérale.
setting-log_level = Ce qui est journalisé : debug, info, warning ou error.
setting-database = Où les tables sont conservées, en URL SQLAlchemy ; vide, un fichier SQLite dans votre dossier de données.
setting-store_seconds = Secondes accordées à la base de données pour une instruction, ou pour nous ouvrir.
setting-keep_unstarted_days = Jours sans usage après lesquels une table dont la partie n’a jamais commencé est supprimée ; none la garde.
setting-keep_abandoned_days = Jours sans usage après lesquels une table dont la partie n’a jamais été finie est supprimée ; none la garde.
setting-keep_finished_days = Jours sans usage après lesquels une table dont la partie est finie est supprimée ; none la garde.
setting-tidy_seconds = Secondes après lesquelles le serveur cherche de nouveau des tables à supprimer.
setting-page = Le dossier de la page construite ; d’habitude celui du paquet.
setting-extra_bots = Des robots à vous, chacun sous la forme nom=module:Classe.
setting-bot_workers = Processus qui réfléchissent pour les robots et préparent les relectures ; d’habitude un par processeur, au moins deux.
setting-bot_seconds = Secondes accordées à un robot pour une décision.
setting-bot_pause = Secondes avant le coup d’un robot, pour les clients qui montrent les coups dès qu’ils arrivent ; la page a son propre rythme.
setting-queue_jobs = Travaux qui peuvent attendre un processus de travail : coups de robots, conseils, chances et relectures.
setting-queue_jobs_per_address = Combien d’entre eux peuvent appartenir à une même adresse.
setting-replay_seconds = Secondes accordées à la préparation d’une relecture.
setting-replay_bytes = Octets d’un fichier de partie envoyé.
setting-replay_moves = Coups d’une partie revue ; on en joue environ dix fois moins.
setting-replay_values = Valeurs (nombres, mots, listes et ainsi de suite) d’un tel fichier ; une longue partie en compte environ 50000.
setting-replay_memory = Octets de fichiers de partie et de relectures que les demandes peuvent retenir à la fois ; les autres attendent.
setting-replay_memory_per_address = Combien d’entre eux peuvent appartenir à une même adresse.
setting-replay_requests = Demandes de relecture qui peuvent attendre de la mémoire.
setting-replay_requests_per_address = Combien d’entre elles peuvent venir d’une même adresse.
setting-replay_wait_seconds = Secondes après lesquelles une telle demande est refusée.
setting-upload_seconds = Secondes accordées à l’arrivée d’un fichier de partie.
setting-download_seconds = Secondes accordées à la lecture d’une relecture.
setting-kept_replays = Fichiers de partie envoyés qui restent un moment en mémoire.
setting-kept_replays_per_address = Combien d’entre eux peuvent venir d’une même adresse.
setting-kept_replay_bytes = Octets de tous ces fichiers.
setting-kept_replay_bytes_per_address = Octets de ceux d’une même adresse.
setting-kept_replay_seconds = Secondes sans usage après lesquelles un tel fichier est oublié.
setting-rate = Messages par seconde sur une connexion, ou nouvelles tables, relectures et chances par seconde depuis une adresse.
setting-burst = Combien peuvent en arriver d’un coup.
setting-message_bytes = Octets d’un message sur une connexion.
setting-order_bytes = Octets d’une demande de table.
setting-backlog = Messages qui peuvent attendre un client lent avant qu’il soit déconnecté.
setting-backlog_bytes = Le même nombre en caractères, soit à peu près autant d’octets.
setting-refusals_in_a_row = Messages hors limites, d’affilée, après lesquels une connexion est fermée.
setting-tables_per_address = Tables inachevées qu’une adresse peut avoir, parmi celles touchées depuis un jour.
setting-requests_per_minute = Demandes par minute d’une place, hors coups et messages ; un tiers peut venir d’un coup.
setting-records_per_table = Changements d’une table qui sont gardés ; ensuite, on peut jouer la partie jusqu’au bout et rien d’autre.
setting-tables_per_hour = Nouvelles tables par heure depuis une adresse.
setting-listed_tables = Tables publiques dans le salon.
setting-listed_per_address = Tables publiques d’une adresse dans le salon.
setting-listed_minutes = Minutes dans lesquelles une table publique doit commencer pour rester dans le salon.
setting-sockets_per_address = Connexions simultanées depuis une adresse.
setting-sockets_per_seat = Connexions simultanées qui tiennent la même place.
setting-spectators_per_table = Spectateurs d’une table à la fois.
setting-spectators_per_address = Spectateurs d’une table à la fois depuis une adresse.
setting-joins_per_minute = Combien de fois par minute on peut rejoindre une table depuis une adresse ; toutes d’un coup s’il le faut.
setting-replays_per_minute = Fichiers de partie par minute qu’une adresse peut envoyer.
setting-chat_per_minute = Messages par minute pour chaque place, dont un tiers d’un coup.
setting-spectator_chat_per_minute = De même pour les spectateurs d’une table depuis une adresse ; 0 les fait taire.
setting-request_seconds = Secondes en lesquelles une demande doit arriver entière, et une connexion dire « hello ».
setting-upload_rate = Octets par seconde ; un grand envoi qui arrive au moins aussi vite a plus de temps.
setting-absence_seconds = Secondes sans connexion après lesquelles une personne compte comme absente.
setting-vote_seconds = Secondes d’absence avant que les autres puissent voter pour un remplaçant.
setting-drain_seconds = Secondes laissées aux robots pour finir de réfléchir quand le serveur doit s’arrêter.
setting-metrics_host = Où écouter pour Prometheus ; jamais là où les visiteurs ont accès.
setting-metrics_port = Le port de /metrics pour Prometheus ; 0 pour aucun.
setting-idle_seconds = Secondes après lesquelles une table que personne ne regarde quitte la mémoire ; elle reste conservée.
