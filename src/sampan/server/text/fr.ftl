# Ce que dit le serveur.

refusal-not-json = Le message n’est pas du JSON, ou n’est pas complet.
refusal-not-object = Un message est un objet avec des champs, pas { $value }.
refusal-type-unknown = Il n’y a pas de demande de type « { $type } ». Les types sont : { $known }.
refusal-field-form = Le champ « { $field } » ne peut pas être { $value }.
refusal-too-long = Le champ « { $field } » compte au plus { $longest } caractères.
refusal-too-large = Un message compte au plus { $bytes } octets.
refusal-body-large = L’envoi est trop grand : plus de { $bytes } octets.
refusal-too-fast = C’était trop rapide : au plus { $rate } par seconde.
refusal-text-only = Les messages sont du texte, pas du binaire.
refusal-hello-first = Le premier message doit être « hello ».
refusal-page-outdated = Cette page est plus ancienne que le serveur. Rechargez-la.
refusal-no-table = Cette table n’existe pas.
refusal-no-game = Il n’y a pas de jeu nommé « { $game } ». Les jeux sont : { $known }.
refusal-no-language = Il n’y a pas de guide dans la langue « { $language } ». Les langues sont : { $known }.
refusal-no-address = Il n’y a rien à cette adresse.
refusal-method = Cela ne se fait pas à cette adresse.
refusal-request = Cette demande est sans réponse possible.
refusal-foreign-origin = La page d’un autre site ne peut pas s’asseoir aux tables de ce serveur.
refusal-not-your-seat = Le siège { $seat } n’est pas le vôtre. { $count ->
        [0] Vous êtes spectateur.
       *[other] Vous tenez : { $held }.
    }
refusal-advice-failed = Le robot n’a pas pu dire ce qu’il pense. Veuillez réessayer.
refusal-unfinished = La partie n’est pas encore terminée ; ce qui est caché le reste jusque-là.
refusal-rules-changed = Cette partie a commencé avec la version { $rules } des règles ; ce serveur a la version { $known }.
refusal-replay-failed = La préparation a pris trop de temps. Veuillez réessayer.
refusal-no-replay = Cette partie n’est plus conservée ici. Envoyez de nouveau son fichier.
refusal-seat-bot = Le siège { $seat } doit nommer son robot si c’est celui d’un robot, et seulement alors.
refusal-store = Le serveur n’atteint pas ses données pour l’instant ; rien n’a changé. Veuillez réessayer.
refusal-internal = Quelque chose s’est mal passé dans le serveur ; rien n’a changé. Son journal en dit plus.
refusal-bot-form = « { $bot } » ne dit pas un robot sous la forme nom=module:Classe, avec un nom encore libre.
refusal-database = La base de données est inutilisable : { $problem }
refusal-database-newer = La base de données vient d’un Sampan plus récent, qu’il faut pour l’ouvrir ; ou choisissez-en une autre avec --database.

page-not-built = La page n’est pas construite. « make play » dans le dossier de Sampan la construit ; l’API fonctionne, voir /api/docs.

refusal-port-taken = Le port { $port } de { $host } est pris : quelque chose d’autre y écoute. Choisissez-en un autre avec --port.
refusal-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }.

# La commande.
serve-help = Servir des tables aux navigateurs : pour cette seule machine, ou pour des amis. Ctrl-C l’arrête ; les tables restent.
serve-short = Sert des tables aux navigateurs.
serve-examples =
    sampan serve                    pour cette seule machine
    sampan serve --host 0.0.0.0     pour tous ceux qui peuvent joindre cette machine
serve-host-help = Où écouter, 127.0.0.1 si rien n’est dit ; 0.0.0.0 laisse entrer d’autres machines.
serve-port-help = Le port, 8000 si rien n’est dit ; 0 en prend un libre.
serve-port-form = un port est un nombre entier de 0 à 65535.
serve-database-help = Une URL SQLAlchemy ; par défaut un fichier SQLite dans votre dossier de données.
serve-level-help = Ce qui est journalisé ; info si rien n’est dit.
serve-level-form = ce doit être l’un de { $known }.
serve-open-help = Ouvrir la page dans un navigateur, s’il y a un écran.
serve-bot-help = Un robot à vous, sous la forme nom=module:Classe ; peut être donné plusieurs fois.
serve-pause-help = Secondes avant le coup d’un robot, pour que l’on puisse suivre ; 0.3 si rien n’est dit.
serve-pause-form = ce doit être un nombre de secondes de 0 à { $longest }.
serve-address = Sampan est à l’adresse { $address } (Ctrl-C l’arrête).
serve-not-installed = Le serveur a besoin de paquets qui ne sont pas installés ({ $module }) : pip install 'sampan[server]'
