# Ce que dit la page, quel que soit le jeu.

skip = Aller au contenu
nav = Pages
nav-replay = Revoir
language = Langue
language-en = English
language-fr = Français
theme-system = Couleurs : celles du système
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
loading = Un instant…
load-failed = Cette partie de la page n’a pas pu être chargée. Veuillez réessayer.
no-answer = Le serveur ne répond pas. Veuillez réessayer dans un moment.
missing = Il n’y a rien à cette adresse.
to-lobby = Tous les jeux
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié

# Accueil
lobby-title = Jeux
lobby-mine = Vos tables
lobby-continue = Continuer
lobby-open = Tables publiques
lobby-watch = Regarder
lobby-none = Aucune pour le moment.
players = de { $fewest } à { $most } joueurs
new-table = Jouer
rules = Règles
label-of = { $label } : { $of }
state-over = terminée
state-waiting = attend des amis
state-running = au tour de { $names }

# Préparation
set-up-seats = Qui joue ?
set-up-options = Variantes et options
set-up-table = La table
seat-number = Place { $number }
seat-name = Nom
seat-kind = Qui est assis ici
seat-level = Niveau
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
kind-here = Personne devant cet écran
kind-here-help = Plusieurs personnes ici se passent l’écran.
kind-link = Ami par lien
kind-link-help = Vous recevrez un lien à envoyer, une fois la table prête.
kind-bot = Robot
kind-bot-help = L’ordinateur joue.
level-random = Au hasard
level-easy = Facile
by-chance = Le hasard décide
team-number = Équipe { $number }
own-board = Un plateau à soi
load-board = Charger un fichier de plateau…
public = Publique
public-help = Affichée à l’accueil ; tout le monde peut regarder.
fair = Mélange vérifiable
fair-help = Le serveur s’engage sur le mélange avant la partie, et chacun peut le vérifier ensuite.
start-table = Préparer la table
default-name = { $number ->
    [1] Héron
    [2] Saule
    [3] Carpe
    [4] Lotus
    [5] Bambou
    [6] Loutre
    [7] Roseau
    [8] Grue
    [9] Galet
    [10] Ginkgo
   *[other] Invité { $number }
}

# Arriver à une table
connecting = En route vers la table…
connection-lost = La connexion est perdue. Nouvel essai…
connection-again = De nouveau connecté.
table-unknown = Cette table n’existe pas, ou elle est privée.
table-forbidden = Ce lien n’ouvre aucune place ici.
forget-seat = Oublier le lien et regarder
watching = Vous regardez.
join-title = Vous êtes invité à { $game }
your-name = Votre nom
join = Prendre la place
waiting-title = En attendant les amis
waiting-help = La partie commence dès que toutes les places sont prises. Envoyez à chaque ami son propre lien : qui l’a prend la place.
invite-for = Lien pour { $name }
leave-seat = Rendre la place
seats = Qui est assis ici
seat-bot = robot, { $level }
seat-free = pas encore là
seat-present = là
seat-away = absent
seat-ready = a décidé
seat-deciding = réfléchit

# À la table
tools = La table
side = Ce qui se passe
undo-free = Reprendre
undo = Reprendre…
undo-waiting = { $count ->
    [one] Vous avez demandé à reprendre votre dernière action ; il manque encore une réponse.
   *[other] Vous avez demandé à reprendre votre dernière action ; il manque encore { $count } réponses.
}
undo-asked-title = Reprendre une action
undo-asked = { $name } aimerait reprendre sa dernière action. Tout le monde doit être d’accord.
undo-agree = Accepter
undo-refuse = Refuser
undo-answer = Répondre
resign = Abandonner
resign-question = Voulez-vous abandonner cette partie ? C’est sans retour.
resign-yes = Oui, abandonner
about = À propos
about-watch = Lien pour regarder
about-private = Cette table est privée : seuls ceux qui y jouent la voient.
about-fair = Empreinte du mélange :
title-asked = ● { $title }
prompt = Ce qui est demandé
prompt-waiting = { $count ->
    [one] { $names } réfléchit…
   *[other] On attend { $names }…
}
prompt-ready = Vous avez décidé. On attend { $names }…
prompt-named = { $name } : { $asked }
step-back = Retour
preview-title = Voici ce qui arriverait :
preview-confirm = C’est décidé
preview-cancel = Pas encore
list-title = Toutes les actions possibles en liste ({ $count })
list-help = Les mêmes choix que sur la table, en mots.
list-group = { $heading } ({ $count })
list-do = Choisir ceci
curtain-turn = { $name }, à vous de décider
curtain-who = Qui est devant l’écran ?
curtain-why = Que personne d’autre ne regarde maintenant : la suite montre votre main.
curtain-take = Je suis { $name }
log = Journal
log-list = Ce qui s’est passé ; les flèches mènent de l’un à l’autre
log-empty = Il ne s’est encore rien passé.
notes = En marge des règles
note-bot_failed = Le robot pour { $name } a échoué ; un plus simple a joué.
note-resigned = { $name } a abandonné.
note-undone = { $name } a repris sa dernière action.
note-undo_refused = { $by } refuse que { $name } reprenne son action.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
outcome-won = { $count ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné !
}
outcome-draw = Personne n’a gagné.
outcome-reason = Comment elle a fini : { $reason }.
reason-resigned = tous les autres ont abandonné
rematch = Rejouer
rematch-join = Vers la partie suivante
rematch-watch = Regarder la partie suivante
to-replay = Revoir
save-match = Enregistrer la partie

# Revoir une partie
replay-title = Revoir une partie
replay-eyes = Vue par
replay-spectator = un spectateur
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un en arrière
replay-next = Un en avant
replay-last = À la fin
replay-play = Dérouler
replay-stop = Arrêter
replay-position = Position dans la partie
replay-at = { $frame } sur { $last }. { $told }
replay-start = Le début de la partie.
drop-title = Déposez ici un fichier de partie pour la revoir, ou choisissez-en un.
drop-choose = Choisir un fichier de partie
