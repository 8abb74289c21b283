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
cannot-draw = Cette page ne sait pas dessiner { $title }. On peut y jouer dans le terminal : sampan play { $key }
page-outdated = Cette page est plus ancienne que le serveur. Rechargez-la.
reload = Recharger
missing = Il n’y a rien à cette adresse.
to-lobby = Tous les jeux
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié

# Accueil
lobby-title = Jeux
lobby-help = « Jouer » vous installe tout de suite avec des robots. « Modifier… » permet de jouer avec des amis ou avec d’autres règles.
lobby-mine = Vos tables
lobby-over = Vos parties terminées
lobby-continue = Continuer
lobby-open = Tables publiques
lobby-watch = Regarder
lobby-none = Personne ne joue en public pour le moment. Lancez une partie ci-dessus : « Jouer » vous installe tout de suite avec des robots, « Modifier… » crée des liens pour vos amis.
players = de { $fewest } à { $most } joueurs
new-table = Jouer
change-table = Modifier…
play-ready = Vous et { $bots ->
    [1] un robot
   *[other] { $bots } robots
} ({ $levels }){ $changed ->
    [0] {""}
    [1] , une règle modifiée
   *[other] , { $changed } règles modifiées
}
rules = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] 1 passage
   *[other] { $count } passages
}
rule-cited = Expliqué sous :
figure-steps = Étapes de l’exemple
figure-step = { $number } sur { $count }
figure-back = Retour
figure-next = Suite
rules-asked = Sur la question posée : { $section }
rules-page = Tout sur une page à part
label-of = { $label } : { $of }
state-over = terminée
state-waiting = attend des amis
state-running = au tour de { $names }

# Leçons
lessons = Leçons
learn-in = Apprendre en { $minutes ->
    [one] une minute environ
   *[other] { $minutes } minutes environ
}
learn-title = { $title } : leçons
learn-help = De courtes leçons à la vraie table : vous jouez, et vous voyez ce qui en résulte.
lesson-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
lesson-learnt = faite
lesson-next = la suivante
lesson-go-on = Continuer : { $lesson }
lesson-again = Vous avez suivi toutes les leçons. Chacune peut être reprise.
lesson-to-next = Leçon suivante : { $lesson }
lesson-to-course = Toutes les leçons
lesson-play = Jouer une courte partie
lesson-play-help = Une vraie partie contre un robot, mais courte.
lesson-step = Étape { $number } sur { $count }
lesson-forward = Suivant
lesson-back = Retour
lesson-show = Montrez-moi
lesson-wrong = Pas cette fois.
lesson-would = Ce qui se passerait : { $events }
lesson-keys = Entrée ou → pour continuer, ← pour revenir.

# Préparation
set-up-title = Nouvelle table
set-up-seats = Qui joue ?
set-up-options = Règles de cette table
options-usual = Comme d’habitude : aucune règle n’est modifiée.
options-changed = Règles modifiées
options-reset = Revenir aux règles habituelles
option-yes = oui
option-no = non
set-up-table = La table
seat-number = Place { $number }
seat-name = Nom
name-full = Un nom a au plus { $longest } caractères.
seat-kind = Qui est assis ici
seat-level = Niveau
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
kind-here = Quelqu’un devant cet écran
kind-here-help = Plusieurs personnes ici se passent l’écran.
kind-link = Ami par lien
kind-link-help = Vous recevrez un lien à envoyer, une fois la table prête.
kind-bot = Robot
kind-bot-help = L’ordinateur joue.
level-random = Au hasard
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
by-chance = Le hasard décide
team-number = Équipe { $number }
own-board = Votre propre plateau
load-board = Charger un fichier de plateau…
public = Publique
public-help = Affichée à l’accueil ; tout le monde peut regarder.
public-must = Affichée à l’accueil ; tout le monde peut regarder. Cette table doit être publique : personne n’est assis à cet écran, vous ne pourrez donc que regarder.
fair = Mélange vérifiable
fair-help = Le serveur s’engage sur le mélange avant la partie, et chacun peut le vérifier ensuite.
hints = Conseils
hints-help = Avant de décider, un joueur peut demander ce que ferait un robot, ou se laisser avertir par un entraîneur.
substitute = Si quelqu’un est absent
substitute-when = Quand un robot joue pour un absent
substitute-consent = un robot joue si les autres sont d’accord
substitute-after = { $minutes ->
    [1] un robot joue après une minute
   *[other] un robot joue après { $minutes } minutes
}
substitute-level = Niveau de ce robot
substitute-help = Un joueur qui revient peut aussitôt récupérer sa place. Le même robot continue pour celui qui abandonne.
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
connecting = Connexion à la table…
connection-lost = La connexion est perdue. Nouvel essai…
connection-again = De nouveau connecté.
table-unknown = Cette table n’existe pas ou plus, ou elle est privée.
table-closed = L’hôte de ce serveur a fermé cette table. Plus rien ne peut y être fait.
banned = L’hôte de ce serveur a banni votre adresse.
table-forbidden = Ce lien n’ouvre aucune place ici.
forget-seat = Oublier le lien et regarder
watching = Vous regardez.
join-title = Une place vous attend : { $game }
join-seat = Votre place : { $name }.
your-name = Votre nom
join = Prendre la place
join-hints = À cette table, chacun peut demander des conseils et avoir un entraîneur ; prendre une place, c’est l’accepter.
join-once = Ce lien sert une seule fois. Ensuite, seul ce navigateur a la clé de votre place.
ended-title = Cette place se joue maintenant ailleurs.
ended-help = Quelqu’un qui en a la clé a déconnecté toutes les autres fenêtres et tous les autres appareils, celui-ci compris. Si c’était vous, tout va bien.
ended-here = Plutôt jouer ici
waiting-title = En attente de vos amis
waiting-help = La partie commence dès que toutes les places sont prises.
waiting-links = Envoyez à chaque ami son propre lien : le premier qui l’ouvre prend cette place, et le lien a servi.
waiting-again = Ceux qui ont déjà joué n’ont pas besoin d’un nouveau lien pour venir.
waiting-host = La personne qui a préparé la table envoie les liens.
waiting-meanwhile = En attendant
waiting-rules = Lire les règles
waiting-course = Apprendre le jeu en { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} environ, dans un nouvel onglet
waiting-stay = La partie s’ouvrira ici d’elle-même. Vous pouvez aussi fermer cette page : la table reste sous « Vos tables », à l’accueil.
waiting-watch = La partie s’ouvrira ici d’elle-même, et vous pourrez la regarder.
invite-for = Lien pour { $name }
invite-make = Créer un lien
invite-again = Le retirer et en créer un nouveau
free-seat = La place de { $name } est libre
free-bot = Laisser jouer un robot
free-bot-level = Niveau du robot à la place de { $name }
free-vote = La place de { $name }
free-wish = Libérer la place de { $name }
free-rematch = { $name } peut encore venir. Vous pouvez aussi partager la place avec quelqu’un d’autre, ou laisser jouer un robot.
free-waiting = Si { $name } n’a rien à faire ici ou ne répond pas, les autres peuvent libérer la place.
free-question = { $count ->
    [one] { $name } perd sa place, et il faut un nouveau lien pour la prendre.
   *[other] Si tous les autres sont d’accord, { $name } perd sa place, et il faut un nouveau lien pour la prendre.
}
free-yes = Oui, la libérer
free-away = Un robot joue pour { $name }. Si vous êtes tous d’accord, quelqu’un d’autre pourra prendre la place.
free-asked = { $count ->
    [one] { $names } propose de libérer la place de { $name }, pour que quelqu’un d’autre puisse la prendre.
   *[other] { $names } proposent de libérer la place de { $name }, pour que quelqu’un d’autre puisse la prendre.
}
fill-left = { $name } a rendu sa place, et un robot continue. Si vous êtes tous d’accord, quelqu’un d’autre pourra prendre la place.
fill-wish = Redonner la place de { $name }
fill-question = Si tous les autres sont d’accord, quelqu’un pourra prendre la place de { $name } avec un nouveau lien. Qui la prend voit sa main.
fill-yes = Oui, le proposer
fill-asked = { $count ->
    [one] { $names } propose que quelqu’un d’autre puisse prendre la place de { $name }.
   *[other] { $names } proposent que quelqu’un d’autre puisse prendre la place de { $name }.
}
invite-alone = Ces liens ne marchent que sur cette machine. Pour inviter des amis, servez la page sur le réseau (sampan serve --host 0.0.0.0) et ouvrez-la à l’adresse réseau de cette machine.
leave-seat = Rendre la place
leave-help = Vous pouvez rendre votre place. Un robot continue jusqu’à ce que quelqu’un la prenne avec un nouveau lien, si les autres sont d’accord.
leave-question = Voulez-vous rendre votre place ? Vous ne pourrez revenir que si quelqu’un vous invite de nouveau.
leave-yes = Oui, la rendre
seats = Qui est à la table
seat-bot = robot, { $level }
seat-free = pas encore là
seat-present = à la table
seat-away = absent
seat-freed = libre ; un robot joue, { $level }
seat-substituted = absent ; un robot joue, { $level }
seat-substituted-here = à la table ; un robot joue, { $level }
seat-resigned = a abandonné ; un robot joue, { $level }
seat-gone = a abandonné
seat-ready = a décidé
seat-deciding = doit décider

# À la table
tools = La table
side = Ce qui se passe
undo = Annuler
undo-waiting = { $count ->
    [one] Vous avez demandé à annuler votre dernier coup ; il manque encore une réponse.
   *[other] Vous avez demandé à annuler votre dernier coup ; il manque encore { $count } réponses.
}
undo-replaced = Un robot joue pour { $names }, mais seule une personne peut accepter.
undo-withdraw = Retirer la demande
undo-asked-title = Annuler un coup
undo-asked = { $name } aimerait annuler son dernier coup. Tout le monde doit être d’accord.
undo-agree = Accepter
undo-refuse = Refuser
undo-answer = Répondre
end = Terminer
end-title = Terminer sans vainqueur
end-question = Voulez-vous proposer de terminer la partie maintenant, sans vainqueur ? Tout le monde doit être d’accord ; un robot l’est s’il ne pense pas gagner plus souvent que les autres. Si quelqu’un refuse, la partie continue.
end-propose = Le proposer
end-waiting = Vous avez proposé de terminer la partie sans vainqueur.
end-asked = { $name } propose de terminer la partie sans vainqueur.
end-asked-everybody = { $name } propose de terminer la partie maintenant, sans vainqueur. Tout le monde doit être d’accord.
end-refused = { $name } refuse de terminer la partie ; elle continue.
resign = Abandonner
resign-question = Voulez-vous abandonner cette partie ? C’est sans retour.
resign-yes = Oui, abandonner
about = À propos
about-watch = Lien pour regarder
about-private = Cette table est privée : seuls ceux qui y jouent la voient.
sign-out = Déconnecter tous les autres appareils
sign-out-help = Si quelqu’un d’autre a peut-être la clé de votre place, ou si vous l’avez laissée ouverte sur un autre appareil, renouvelez-la.
sign-out-rematch = La partie suivante utilise la même clé pour votre place. Si quelqu’un d’autre l’a peut-être, déconnectez-le là-bas.
signed-out = Les autres appareils sont déconnectés. Seul ce navigateur tient maintenant votre place.
elsewhere-title = Votre place est ouverte ailleurs
elsewhere = Une autre fenêtre ou un autre appareil tient aussi votre place depuis { $time }.
elsewhere-for = Une autre fenêtre ou un autre appareil tient aussi la place de { $name } depuis { $time }.
elsewhere-help = Si ce n’est pas vous, déconnectez-le : il voit ce que vous voyez et peut jouer pour vous.
elsewhere-past-title = Votre place était ouverte ailleurs
elsewhere-past = Une autre fenêtre ou un autre appareil tenait aussi votre place à { $time }.
elsewhere-past-for = Une autre fenêtre ou un autre appareil tenait aussi la place de { $name } à { $time }.
elsewhere-past-help = Si ce n’était pas vous, déconnectez tous les autres appareils : qui a la clé de votre place peut revenir.
elsewhere-own = C’était moi
elsewhere-end = Déconnecter l’autre
about-fair = Empreinte du mélange :
about-hints = Conseils : avant de décider, un joueur peut demander ce que ferait un robot, ou se laisser avertir par un entraîneur.
about-no-hints = À cette table, on joue sans conseils.
about-substitute = Si quelqu’un est absent, un robot ({ $level }) joue à sa place dès que tous les présents sont d’accord.
about-substitute-time = { $minutes ->
    [1] Si quelqu’un est absent, un robot ({ $level }) joue à sa place dès que tous les présents sont d’accord, ou après une minute.
   *[other] Si quelqu’un est absent, un robot ({ $level }) joue à sa place dès que tous les présents sont d’accord, ou après { $minutes } minutes.
}
title-asked = ● { $title }
play-area = Le jeu
prompt = Ce qui est demandé
prompt-waiting = { $count ->
    [one] { $names } réfléchit…
   *[other] On attend { $names }…
}
prompt-ready = Vous avez décidé. On attend { $names }…
prompt-ahead = { $waiting } { $ahead ->
    [0] Le serveur est très occupé : c’est bientôt à vous.
   *[other] Le serveur est très occupé : { $ahead } avant vous.
}
prompt-named = { $name } : { $asked }
# Un terme expliqué, et le nom de l’objet désigné.
term-named = { $term } : { $name }
step-back = Retour
preview-title = Voici ce qui arriverait :
preview-confirm = Confirmer
preview-cancel = Pas encore
list-title = Toutes les actions possibles en liste ({ $count })
list-help = Les mêmes choix que sur la table, en mots.
list-group = { $heading } ({ $count })
list-do = Choisir ceci
hint = Conseil
hint-key = Que ferait un robot ? (Alt+I)
hint-thinking = Réflexion…
hint-ahead = { $ahead ->
    [0] Bientôt à vous…
   *[other] { $ahead } avant vous…
}
hint-title = Ce que ferait un robot, et vos chances de gagner
hint-best = premier choix
hint-alike = parmi les meilleurs
hint-share-exact = { $share } %
hint-share-about = environ { $share } %
hint-share-less = moins de { $share } %
hint-share-more = plus de { $share } %
hint-shared = Chacun d’eux : { $why }
hint-close = Masquer les conseils
hint-chance = Chances de gagner estimées :
hint-help = Appuyez sur un conseil pour le choisir. Les chances sont estimées par une courte recherche, qui ne sait que ce que vous savez.
coach = Entraîneur
coach-help = Avant un choix qui fait perdre beaucoup d’après l’estimation d’un robot, il demande si c’est bien ce que vous voulez ; après un bon tour, il dit pourquoi. Il ne sait que ce que vous savez.
coach-sure = Vraiment ?
coach-better = Un robot choisirait plutôt « { $action } ».
coach-again = Réfléchir encore
coach-anyway = Jouer quand même
coach-where = L’entraîneur se désactive dans les réglages.
coach-good = Bien joué : { $why }
percent = { $share } %
chances = Chances estimées
chances-list = Qui gagnera sans doute
chances-none = Pas d’estimation ici.
absent-title = { $name } est absent
absent = { $name } est absent.
absent-time = { $minutes ->
    [0] Un robot ({ $level }) va jouer pour { $name }.
    [1] Un robot ({ $level }) jouera pour { $name } dans une minute.
   *[other] Un robot ({ $level }) jouera pour { $name } dans { $minutes } minutes.
}
absent-wait = { $seconds ->
    [one] Vous pourrez demander un robot ({ $level }) dans une seconde.
   *[other] Vous pourrez demander un robot ({ $level }) dans { $seconds } secondes.
}
absent-wish = Laisser jouer un robot ({ $level })
absent-wished = { $count ->
    [1] { $names } propose qu’un robot ({ $level }) joue jusqu’au retour de { $name }.
   *[other] { $names } proposent qu’un robot ({ $level }) joue jusqu’au retour de { $name }.
}
absent-missing = Réponses attendues : { $names }.
absent-withdraw = Attendre plutôt
substituted-title = Un robot joue
substituted-you = Un robot ({ $level }) joue pour vous tant que vous n’avez pas récupéré votre place.
substituted-for = Un robot ({ $level }) joue pour { $name } tant que la place n’est pas récupérée.
substituted-resume = Récupérer la place
resigned-you = Vous avez abandonné. Un robot ({ $level }) continue pour vous ; vous pouvez regarder, ou partir.
resigned-for = { $name } a abandonné. Un robot ({ $level }) continue.
curtain-turn = { $name }, à vous de décider
curtain-who = Qui est devant l’écran ?
curtain-why = Que personne d’autre ne regarde maintenant : la suite montre votre main.
curtain-take = Je suis { $name }
log = Journal
log-list = Ce qui s’est passé ; les flèches mènent de l’un à l’autre
log-empty = Il ne s’est encore rien passé.
note-bot_failed = Le robot pour { $name } a échoué ; un plus simple a joué.
note-resigned = { $who ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
note-undone = { $who ->
    [you] Vous avez annulé votre dernier coup.
   *[other] { $name } a annulé son dernier coup.
}{ $draws ->
    [0] {""}
    [one] {" "}Un tirage est annulé avec lui et sera refait.
   *[other] {" "}{ $draws } tirages sont annulés avec lui et seront refaits.
}
note-undo_refused = { $by_who ->
    [you] Vous refusez que { $name } annule son coup.
   *[other] { $who ->
        [you] { $by } refuse que vous annuliez votre coup.
       *[other] { $by } refuse que { $name } annule son coup.
    }
}
note-undo_withdrawn = { $who ->
    [you] Vous ne demandez plus à annuler votre coup.
   *[other] { $name } ne demande plus à annuler son coup.
}
note-substituted = { $who ->
    [you] Un robot ({ $bot }) joue pour vous.
   *[other] Un robot ({ $bot }) joue pour { $name }.
}
note-substitute_refused = { $by_who ->
    [you] Vous préférez attendre { $name }.
   *[other] { $by } préfère attendre { $name }.
}
note-handed_back = { $who ->
    [you] Vous jouez de nouveau.
   *[other] { $name } joue de nouveau.
}
note-closed = L’hôte de ce serveur a fermé la table.
note-invited = { $by_who ->
    [host] Il y a une nouvelle invitation à la place de { $name }.
    [you] Vous avez créé une invitation à la place de { $name }.
   *[other] { $by } a créé une invitation à la place de { $name }.
}
note-joined = { $who ->
    [you] Vous avez pris la place de { $before }.
   *[other] { $name } a pris la place de { $before }.
}
note-left = { $name } a rendu sa place.
note-freed = Tous les autres ont accepté que quelqu’un d’autre prenne la place de { $name }.
note-free_refused = { $by_who ->
    [you] Vous ne voulez pas que quelqu’un d’autre prenne la place de { $name }.
   *[other] { $by } ne veut pas que quelqu’un d’autre prenne la place de { $name }.
}
note-end_proposed = { $who ->
    [you] Vous proposez de terminer la partie sans vainqueur.
   *[other] { $name } propose de terminer la partie sans vainqueur.
}
note-end_refused = { $by_who ->
    [you] Vous refusez de terminer la partie.
   *[other] { $by } refuse de terminer la partie.
}
note-end_withdrawn = { $who ->
    [you] Vous ne proposez plus de terminer la partie.
   *[other] { $name } ne propose plus de terminer la partie.
}
note-ended = Tout le monde a accepté de terminer la partie sans vainqueur.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-full = Un message compte au plus { $longest } caractères.
chat-send = Envoyer
chat-spectator = spectateur
chat-speaker-spectator = { $name } (spectateur)
chat-hidden = { $count ->
    [one] Un message d’une personne masquée n’est pas affiché.
   *[other] { $count } messages de personnes masquées ne sont pas affichés.
}
mute = Masquer…
mute-title = Masquer
mute-help = Vous ne voyez plus leurs messages tant que vous ne les rétablissez pas. Ces personnes n’en savent rien.
mute-spectators = Tous les spectateurs
outcome-won = { $count ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné !
}
outcome-draw = Personne n’a gagné.
outcome-you = Vous avez gagné !
outcome-bot-of = le robot qui a remplacé { $name }
outcome-resigned = { $name }, après abandon
outcome-reason = { $reason }.
outcome-given-up = { $who ->
    [you] Vous avez abandonné.
   *[other] { $names } { $count ->
        [one] a abandonné.
       *[other] ont abandonné.
    }
}
outcome-decided = Le coup décisif
outcome-why = Ce qui a fait la différence
outcome-show = Montrer sur le plateau
outcome-watch = Revoir la fin
outcome-standings = Classement final
outcome-winner = a gagné
finale-close = { $touch ->
    [yes] Touchez l’écran pour voir la table.
   *[no] Cliquez ou appuyez sur une touche pour voir la table.
}
reason-resigned = tous les autres ont abandonné ou sont éliminés
reason-agreed = tout le monde était d’accord pour arrêter la partie
rematch = Rejouer
rematch-join = Vers la partie suivante
rematch-watch = Regarder la partie suivante
to-replay = Revoir la partie
save-match = Enregistrer la partie

# Réglages de ce navigateur
settings = Réglages
sound = Son
sound-volume = Volume
sound-mute = Couper le son (Alt+M)
sound-on = Son activé
sound-off = Son coupé
sound-sample = Ce que les sons veulent dire
sound-listen = Écouter
sound-your_turn = À vous de jouer
sound-victory = Victoire
sound-defeat = Défaite
sound-match_end = Fin de partie
sound-tile = Tuile
sound-stone = Pierre
sound-plank = Planche
sound-step = Pas
sound-card = Carte
sound-coin = Pièce de monnaie
sound-splash = Chute à l’eau
sound-ripple = Le fleuve
sound-dragon = Dragon
sound-battle = Bataille
sound-drum = Tambour
sound-gong = Gong
sound-bell = Cloche
vibration = Vibrer quand c’est à vous et aux moments forts

# Revoir une partie
replay-title = Revoir une partie
replay-table = Vers la table
replay-eyes = Vue par
replay-spectator = un spectateur
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Dérouler
replay-stop = Arrêter
replay-position = Position dans la partie
replay-at = { $frame } sur { $last }. { $told }
replay-start = Le début de la partie.
drop-title = Déposez ici un fichier de partie pour la revoir, ou choisissez-en un.
drop-choose = Choisir un fichier de partie

# Ce que font les autres, à la vitesse de qui regarde.
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
skip-to-now = Passer au présent
watch-again = Revoir ces coups
watching-again = Vous revoyez la partie.
watch-earlier = Partir de plus tôt
watch-later = Partir de plus tard
watch-close = Revenir au présent
replay-everything = Montrer chaque étape
replay-keys = Flèches : avancer ou reculer. Espace : lecture ou pause. Début, Fin : aller au début ou à la fin.

term-moved = La marque : le dernier coup l’a touché.
log-turn = { $name ->
    [you] Votre tour
   *[other] { $name }
}
log-round = Manche { $round }
log-draws = { $count } tirages
