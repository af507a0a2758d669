### The recorder's console.

start_up-starting = Préparation
start_up-rules = Chargement des règles du jeu. La première fois, cela prend quelques secondes.
start_up-almost = Recherche de ce que cet appareil a gardé.
start_up-arrived = Chargement des règles du jeu : { $here } sur { $all } Mo.
start_up-last = Tel que c'était sur cet appareil. La suite dès que les règles sont là.
start_up-second = Un autre onglet relève cette table
start_up-second_how = Fermez cet onglet et continuez dans l'autre, ou continuez ici.
start_up-take_over = Continuer ici
start_up-broken = La console ne peut pas démarrer
start_up-broken_how = Rechargez la page. Si cela ne suffit pas, prenez un autre appareil.
start_up-reload = Recharger

broken-storage = Ce navigateur n'enregistre rien ; un coup pourrait être perdu. Quittez la navigation privée ou prenez un autre appareil.
broken-rules = Les règles du jeu n'ont pas pu être chargées. Vérifiez le réseau et rechargez la page.

join-title = Saisie
join-lead = Tapez le code de la fiche de votre table, ou scannez-le.
join-code = Code de la table
join-go = Ouvrir la console
join-working = Vérification du code
join-scan = Scanner le code
join-signed_in = Directeur, ou déjà invité par votre nom ?
join-sign_in = Se connecter

brought-title = Suivre ce lien ?
brought-who = Vous êtes connecté ici sous le nom de { $name }.
brought-nobody = Le serveur ne répond pas : personne ne peut dire qui est connecté ici.
brought-table = Avec ce lien, { $name } relève la table { $table }, { $event }.
brought-instead = Avec ce lien, cet appareil relève la table { $table }, { $event }. { $name } est alors déconnecté ici.
brought-unknown = Impossible de dire maintenant à quoi sert son code.
brought-lines =
    { $n ->
        [one] Il apporte { $n } ligne tapée sur une autre console.
       *[other] Il apporte { $n } lignes tapées sur une autre console.
    }
brought-go = Continuer
brought-leave = Laisser

install-insecure_title = Pas de HTTPS.
install-insecure = Cette page a besoin de https pour fonctionner hors réseau et utiliser l'appareil photo. Tapez l'étiquette.
install-insecure_how = Demandez au directeur l'adresse qui commence par https.
install-insecure_short = pas sans https
install-hint = Installez cette page depuis le menu du navigateur : elle remplit l'écran et démarre hors réseau.

sheet-close = Fermer

camera-opening = Ouverture de l'appareil photo.
camera-hold = Placez le code dans le cadre.
camera-insecure = Sans https, le navigateur ne donne pas l'appareil photo. Tapez le code.
camera-none = Aucun appareil photo trouvé. Tapez le code.
camera-refused = L'appareil photo n'a pas été autorisé. Autorisez-le dans le navigateur, ou tapez le code.

bar-deal = Donne { $deal }
bar-table = Table { $table }
bar-slot = n° { $slot } sur { $deals } ici
bar-played = { $played } donnes jouées sur { $deals }
bar-all_played = les { $deals } donnes jouées
bar-holder = boîtier { $holder }, case { $place }
bar-replaces = remplace la donne { $deal }
bar-blinds = blindes { $small } / { $big }
bar-ante = ante { $chips }
bar-bb_ante = ante de grosse blinde { $chips }
bar-cap = plafond { $chips }
bar-button = bouton siège { $seat }
bar-time = Temps depuis l'ouverture du scellé

link-green = tout est envoyé
link-sending = envoi
link-connecting = connexion
link-waiting =
    { $n ->
        [one] { $n } ligne en attente d'envoi
       *[other] { $n } lignes en attente d'envoi
    }
link-red = pas de connexion
link-kept =
    { $n ->
        [one] pas de connexion, { $n } ligne gardée ici
       *[other] pas de connexion, { $n } lignes gardées ici
    }
link-locked = connectez-vous pour envoyer

street-preflop = préflop
street-flop = flop
street-turn = turn
street-river = river
street-over = Les enchères sont closes
street-wait_flop = Appuyez quand le croupier a posé le flop sur la table.
street-wait_turn = Appuyez quand le croupier a posé la turn sur la table.
street-wait_river = Appuyez quand le croupier a posé la river sur la table.
street-dealt_flop = Flop posé
street-dealt_turn = Turn posée
street-dealt_river = River posée
street-same = Sont-ce les cartes sur la table ?
street-matches = Identique
street-different = Différent
street-different_does = Différent arrête le coup et appelle le directeur.
street-different_which = Quelles cartes sont sur la table ?
street-different_type = Tapez les cartes qui s'y trouvent, ou arrêtez tout de suite. Ne touchez à rien sur la table.
street-stop = Arrêter le coup
street-type_flop = Tapez le flop
street-type_turn = Tapez la turn
street-type_river = Tapez la river
street-type = Taper les cartes
street-waiting = Les cartes arrivent. Vous pouvez aussi taper ce qui est sur la table.
street-soon = Les cartes arrivent dans { $n } s. Vous pouvez aussi taper ce qui est sur la table.
street-offline = Il n'y a pas de connexion. Tapez ce qui est sur la table ; ce sera vérifié plus tard.
street-on_table = Elles sont sur la table

pot-pot = pot
pot-main = pot principal
pot-side = pot annexe { $n }

table-title = La table
table-board = Cartes communes

seat-n = siège { $seat }
seat-sb = SB
seat-bb = BB
seat-button = Bouton
seat-nobody = siège vide
seat-empty = sans joueur
seat-folded = couché
seat-dead = main morte
seat-out = exclu
seat-mucked = jeté
seat-shown = montré
seat-all_in = tapis
seat-to_act = à parler
seat-bets = mise
seat-absent = absent
seat-committed = { $chips } sur { $limit } engagés
seat-choose = Choisir un siège
seat-table = toute la table

pad-title = Ce qui se passe
pad-who = { $name }, siège { $seat }
pad-to_call = à suivre { $chips }
pad-check = Check
pad-call = Suit { $chips }
pad-calls = Suit
pad-call_all_in = Suit { $chips }, tapis
pad-bet = Mise
pad-raise = Relance
pad-raise_to = Relance à
pad-bet_chips = Mise { $chips }
pad-raise_chips = Relance à { $chips }
pad-between = de { $least } à { $most }
pad-only = { $chips } seulement
pad-at_least = Au moins { $chips }
pad-at_most = Au plus { $chips }
pad-no_raise = Pas de relance possible
pad-fold = Se couche
pad-undo = Annuler
pad-back = Effacer le dernier chiffre
pad-absent = Siège { $seat } absent : main morte

size-least = mini
size-half = ½ pot
size-two_thirds = 2⁄3 pot
size-pot = pot
size-cap = plafond
size-all_in = tapis

clock-short = chrono
clock-left = chrono : { $n } s
clock-over = Temps écoulé

picker-chosen = Cartes choisies
picker-keys = Touchez les cartes, ou tapez rang et couleur : 9 D ; le 10 est T. C trèfle, D carreau, H cœur, S pique.
picker-remove = Retirer cette carte
picker-cancel = Annuler

showdown-title = Abattage
showdown-who_won = Qui a gagné ?
showdown-all_in = tapis : tous montrent
showdown-first = montre en premier
showdown-shows = Montre
showdown-mucks = Jette
showdown-tap = Touchez le gagnant annoncé
showdown-wins = Siège { $seat } gagne
showdown-split = Sièges { $seats } partagent
showdown-to = au siège { $seats }
showdown-check_again = Veuillez revérifier
showdown-check_again_how = Relisez les mains et le tableau à voix haute. Si la prochaine annonce ne convient pas non plus, le directeur est appelé.

log-title = Le coup jusqu'ici
log-none = Rien n'est encore relevé
log-line = Siège { $seat } : { $said }
log-folds = se couche
log-checks = check
log-calls = suit
log-raises = mise ou relance à { $chips }
log-mucks = jette
log-shows = montre
log-killed = main morte
log-board = tableau { $cards }
log-award = { $pot } : { $seats }
log-seal = scellé ouvert
log-director = directeur appelé
log-undo = annulé
log-correct = corrigé
log-edited = modifié
log-accept = accepté
log-dispute = contesté

note-out_of_turn = Hors tour
note-clock = Chrono
note-exposed = Carte exposée
note-absent = Absent
note-left = A quitté la zone
note-back = Est revenu
note-other = Autre remarque

more-title = Plus
more-more = Plus
more-kill = Main morte
more-muck = Muck
more-clock = Chrono
more-director = Appeler le directeur
more-called = Directeur appelé
more-director_how = De quoi s'agit-il ?
more-own_words = Avec vos mots
more-call_now = Appeler maintenant
more-no_cards = N'écrivez aucune carte privée ici.
more-note = Noter
more-kill_sure = La main du siège { $seat }, { $name }, est morte : elle ne peut plus rien gagner. Ses jetons restent au pot.
more-kill_seat = Siège { $seat } : main morte
more-other_seat = Un autre siège
more-seat_kill = Quelle main est morte ?
more-seat_muck = Qui jette ?
more-seat_clock = Sur qui le chrono est-il demandé ?
more-seat_out_of_turn = Qui a joué hors tour ?
more-seat_absent = Qui est absent ?
more-seat_exposed = À qui est la carte exposée ?
more-text_exposed = Comment c'est arrivé
more-text_other = Ce qui s'est passé

reason-ruling = Une décision est nécessaire
reason-rules = Une question de règles
reason-recording = Une ligne d'une rue précédente est fausse
reason-conduct = La conduite d'un joueur
reason-deck = Le paquet ou une carte

line-queued = Gardée sur cet appareil, pas encore envoyée
line-sent = Sur le serveur
line-by = par { $by }
line-was = C'était : { $said }
line-closed = Cette rue est close. Seul le directeur peut la modifier.
line-call = À modifier : { $said } ({ $street })
line-undo = La reprendre
line-change = Qu'a vraiment fait le siège { $seat } ?
line-amount = Mise, ou relance à
line-put = Mettre { $chips }
line-reason = corrigé à la table
line-refused = Les lignes suivantes ne conviendraient plus. Annulez-les d'abord, ou appelez le directeur.
line-not_last = Annulez d'abord les lignes suivantes.

start-open = Ouvrez le paquet : donne
start-where = Boîtier { $holder }, case { $place }
start-slot = N° { $slot } sur { $deals } à cette table
start-replaces = Une donne de réserve, à la place de la donne { $deal }
start-label = Étiquette du paquet
start-label_how = Laissez le scellé intact. Scannez ou tapez ce qui figure sur le paquet.
start-check = Vérifier l'étiquette
start-scan = Scanner l'étiquette
start-right = Le bon paquet
start-seated = Chacun est-il à sa place ? Touchez les absents.
start-here = assis
start-vacant = Personne au siège { $seats } ; ce siège reçoit des cartes. Une fois toutes distribuées, marquez les siennes.
start-out = Siège { $seats } : exclu de la session ; il reçoit des cartes, la main est morte.
start-reserve = De la réserve, avant la donne
start-reserve_seat = siège { $seat }
start-dead = Siège { $seats } : absent, la main est morte dès la donne.
start-break = Ouvrir le scellé
start-devices = Aucun appareil électronique dans les salles de jeu : les téléphones sont éteints et dehors. Celui-ci est celui de la table.
start-paused = Attendez
start-paused_how = Le directeur a arrêté le jeu. Laissez le paquet suivant scellé.
start-held = Le directeur d'abord
start-held_how = Deux mains de suite sont gelées à cette table. Laissez le paquet suivant scellé ; l'écran continue de lui-même quand le directeur a répondu.
start-who = Qui est assis où
start-seats = Les sièges de cette table

wrong-title = Mauvais paquet
wrong-event = Ce paquet appartient à une autre épreuve.
wrong-session = Ce paquet appartient à une autre séance.
wrong-table = Ce paquet appartient à une autre table.
wrong-deal = Ce n'est pas le tour de ce paquet.
wrong-held = Dans votre main
wrong-due = Attendu ici
wrong-other_event = Autre épreuve
wrong-place = séance { $session }, table { $table }
wrong-do = N'ouvrez pas le scellé. Remettez ce paquet et prenez celui qui est attendu.
wrong-back = Je l'ai remis

result-title = Donne { $deal } : le résultat
result-seat = Siège
result-name = Nom
result-chips = Jetons gagnés ou perdus
result-house = jetons abandonnés
result-zero = La somme est nulle
result-not_zero = La somme n'est pas nulle : appelez le directeur
result-turn = Tournez l'écran vers les joueurs
result-ask = Est-ce bien ce qui s'est passé ? Une fois accepté, seul le directeur peut modifier.
result-wins = au siège { $seat }
result-share = siège { $seat } { $chips }
result-returned = { $chips } non suivis, rendus au siège { $seat }
result-accept = Nous acceptons
result-again = Reprendre le gagnant
result-dispute = Contester
result-rotate = Retourner
result-lines = Le coup

dispute-title = Contester le résultat
dispute-who = Qui n'est pas d'accord ?
dispute-why = Qu'est-ce qui est faux ?
dispute-amount = Un montant est faux
dispute-winner = Le gagnant est faux
dispute-missing = Une action manque
dispute-mistaken = Un siège a été pris pour un autre
dispute-do = Contester, appeler le directeur

ended-accepted = Donne { $deal } acceptée
ended-frozen = Stop. La donne { $deal } est gelée.
ended-disputed = La donne { $deal } est contestée
ended-void = La donne { $deal } est annulée ici
ended-ruling = Décision : { $ruling }
ended-do = Que faire
ended-leave = Laissez cartes et jetons en l'état.
ended-called = Le directeur a été appelé.
ended-deck = Quand le directeur a vu, mettez le paquet de côté, pas à sa place.
ended-pots = Gardez le paquet en l'état jusqu'à la décision du directeur.
ended-aside = La table peut ensuite continuer ; cette donne reste affichée en haut.
ended-uploaded = Envoyée. Remettez le paquet dans son boîtier.
ended-kept =
    { $n ->
        [one] Gardée sur cet appareil ; { $n } ligne partira dès qu'il y aura une connexion. Remettez le paquet dans son boîtier.
       *[other] Gardée sur cet appareil ; { $n } lignes partiront dès qu'il y aura une connexion. Remettez le paquet dans son boîtier.
    }
ended-next = Paquet suivant
ended-last = C'était la dernière donne ici
ended-wait = Le paquet suivant arrive
ended-wait_offline = Le paquet suivant sera indiqué dès qu'il y aura une connexion
ended-go = Continuer avec la donne { $deal }
ended-on = Continuer
ended-hold = Attendez le directeur.

waiting-before = La séance { $session } n'a pas commencé
waiting-before_then = Le premier paquet s'affichera ici dès que le directeur commencera.
waiting-seats = Voici qui est assis où. Vérifiez-le maintenant ; le premier paquet s'affichera ici dès que le directeur commencera.
waiting-seats_drawn = Les sièges sont tirés au sort quand le directeur commence. Ils s'afficheront ici avant l'ouverture du premier paquet.
waiting-seats_from = Les sièges sont tirés au sort quand le directeur commence, d'une valeur publique que personne ne peut connaître avant le { $time }. Ils s'afficheront ici avant l'ouverture du premier paquet.
waiting-next = La séance { $session } n'a pas commencé
waiting-ended = La séance { $session } est terminée
waiting-ended_then = Tout est relevé. Quittez la table par le menu si l'appareil sert ailleurs.
waiting-done = Toutes les donnes sont jouées ici
waiting-done_then = Restez jusqu'à ce que le directeur clôture la séance.
waiting-aside = En attente du directeur
waiting-aside_then =
    { $n ->
        [one] { $n } donne de cette table attend encore une décision.
       *[other] { $n } donnes de cette table attendent encore une décision.
    }

aside-waiting = Chez le directeur :
aside-deal = donne { $deal }, { $what }
aside-frozen = gelée
aside-disputed = contestée

notice-title = Nouvelles
notice-stopped = Le directeur a arrêté la pendule
notice-paused = Le directeur a arrêté la pendule : { $reason }
notice-resumed = Le jeu reprend
notice-held = Deux mains de suite gelées : la table attend le directeur
notice-taken = { $where } : un autre appareil a été plus rapide ({ $by })
notice-refused = { $where } : refusé. { $why }
notice-ruling = { $where }, le directeur : { $text }
notice-taken_over =
    { $n ->
        [one] Cet appareil continue. { $n } ligne est venue avec le code.
       *[other] Cet appareil continue. { $n } lignes sont venues avec le code.
    }
notice-goes_on = Cet appareil continue.
notice-locked = Les lignes restent ici jusqu'à ce que cet appareil se reconnecte.
notice-other_roll = { $where } : le jet n'est pas celui qui a été tapé. Celui qui est affiché compte.
notice-other_roll_kept = { $where } : le jet n'est pas celui qui a été tapé. Celui qui est affiché compte ; entrez à nouveau la suite.

conflict-title = Deux appareils relèvent cette table
conflict-refused = Une ligne a été refusée
conflict-what = { $where } : { $by } a relevé ce moment en premier. Cela compte. Ce qui a été tapé ici est gardé, mais ne compte pas.
conflict-theirs = Ce qui compte ({ $by })
conflict-ours = Tapé ici, ne compte pas
conflict-unseen = Pas encore sur cet appareil
conflict-how = Décidez qui relève. Un seul appareil suffit.
conflict-keep = Garder ce qui compte
conflict-again = Ajouter les nôtres après
conflict-call = Deux appareils divergent : { $where }

menu-title = Cet appareil
menu-link = Connexion
menu-heard = dernier contact à { $time }
menu-offline = Hors réseau
menu-offline_ready = prêt
menu-offline_soon = en cours d'enregistrement
menu-kept = Stockage
menu-kept_yes = gardé par le navigateur
menu-kept_no = le navigateur peut l'effacer
menu-rules = Règles
menu-update = Charger la nouvelle version
menu-device = Table et appareil
menu-handover = Passer à un autre appareil
menu-aside = Enregistrer les lignes mises de côté
menu-aside_drop = Jeter les lignes mises de côté
menu-aside_how =
    { $n ->
        [one] { $n } ligne est mise de côté ici et nulle part ailleurs. Jetée, elle est perdue pour de bon.
       *[other] { $n } lignes sont mises de côté ici et nulle part ailleurs. Jetées, elles sont perdues pour de bon.
    }
menu-aside_now = Jeter
menu-aside_back = Garder
menu-leave = Quitter cette table
menu-leave_how = Tout est envoyé. Cet appareil oublie la table.
menu-leave_waiting =
    { $n ->
        [one] { $n } ligne n'est pas envoyée. Quitter maintenant la perd.
       *[other] { $n } lignes ne sont pas envoyées. Quitter maintenant les perd.
    }
menu-leave_aside =
    { $n ->
        [one] { $n } ligne est mise de côté ici. Quitter l'efface ; enregistrez-la avant.
       *[other] { $n } lignes sont mises de côté ici. Quitter les efface ; enregistrez-les avant.
    }
menu-leave_anyway = Les perdre et quitter
menu-leave_now = Quitter
menu-stay = Rester
menu-keys = Touches : F se couche, C check ou suit, K check, R relance, A tapis, chiffres, Entrée, Retour ou U annule.

settings-four = Jeu à quatre couleurs
settings-contrast = Contraste élevé

handover-making = Préparation du code.
handover-how = Scannez ceci avec l'autre appareil. Ne relevez plus ici.
handover-qr = Code QR pour l'autre appareil
handover-no_qr = Trop de lignes pour un code. Envoyez le lien.
handover-only_here = L'autre appareil n'atteint pas cette adresse : elle ne mène qu'à celui-ci. Ouvrez ici l'adresse que donne le directeur, puis passez la table.
handover-lines =
    { $n ->
        [one] { $n } ligne non envoyée voyage avec.
       *[other] { $n } lignes non envoyées voyagent avec.
    }
handover-until = Valable une fois, jusqu'à { $time }.
handover-offline = Ceci n'apporte que les lignes. Scannez-le là où l'autre appareil demande un code, puis tapez-y le code de la table.
handover-copy = Copier le lien
handover-copied = Copié
handover-link = Lien
handover-by_hand = Impossible de copier ici. Le lien est ci-dessous, à copier à la main.
handover-failed = Aucun code n'a pu être créé. Réessayez quand il y aura une connexion.
handover-one = Qui possède ce lien peut relever cette table.

game-white = Blanc
game-black = Noir
game-number = Partie { $game }
game-of = Partie { $game } sur { $games }
game-time = Temps depuis le jet d'ouverture
game-room-open = salle ouverte
game-room-closed = salle fermée
game-round = ronde { $round }
game-final = finale
game-score = points ici : Blanc { $white }, Noir { $black }
game-turn = au trait
game-pips = pips
game-who = { $side }, { $name }
game-opening = Le jet d'ouverture
game-opening_how = Un dé chacun. Le plus haut commence.
game-due-roll = doit jeter
game-due-dice = quels dés
game-due-play = joue { $roll }
game-due-answer = doit répondre
game-typing-throw = Personne n'a encore jeté ce coup. Jetez et touchez ce que montrent les dés.
game-typing-throw_opening = Personne n'a encore jeté l'ouverture. Jetez un dé chacun et touchez-les.
game-typing-late = Le serveur tarde. Attendez, ou touchez le jet de la feuille.
game-typing-offline = Pas de connexion. Touchez le jet de la feuille ; il sera vérifié plus tard.
game-typing-offline_thrown = Pas de connexion. Si l'autre salle a ce jet, demandez-le ; sinon jetez et touchez les dés.
game-typing-again = Touchez le jet tel qu'il est vraiment.
game-danced = { $side } a jeté { $roll } et ne peut pas jouer.
game-same_roll = Ce jet a déjà été vu. Le même revient.
game-rolling = Le jet a été demandé.
game-tap = Touchez un pion, puis où il va.
game-free = Un coup illégal qui est maintenu
game-free_how = Placez les pions comme ils sont sur la table.
game-doubled = { $side } double à { $value }.
game-beavered = { $side } fait beaver : le videau serait à { $value }.
game-resigned = { $side } abandonne : { $level }.
game-lines = La partie jusqu'ici
game-line_closed = Seule la dernière ligne peut être reprise ici, et aucune avant un jet révélé. Le directeur peut la changer.
game-line_call = À changer : { $said }
game-next_match = Prochaine rencontre
game-next_sides = Blanc { $white }, Noir { $black }
game-go = Continuer avec la partie { $game }
game-last = C'était la dernière partie ici
game-wait = La prochaine partie est en cours d'annonce
game-wait_offline = La prochaine partie sera annoncée dès qu'il y a une connexion
game-waiting-before = Les rencontres n'ont pas commencé
game-waiting-before_then = Le premier jet est possible dès que le directeur commence.
game-waiting-ended = Les rencontres sont terminées
game-waiting-ended_then = Tout est relevé. Quittez la table par le menu si cet appareil sert ailleurs.
game-waiting-round = En attente de la ronde { $round }
game-waiting-round_then = La prochaine rencontre est possible dès que le directeur commence la ronde.
game-waiting-done = Toutes les parties sont jouées ici
game-waiting-done_then = Restez jusqu'à ce que le directeur termine la session.
game-waiting-who = Vérifiez en attendant qui est assis où.
game-keys = Touches : Entrée jeter ou terminé, 1 à 6 dés, D doubler, T prendre, P passer, Retour ou U annuler ; flèches et Entrée sur le tablier.
game-pad-roll = JETER
game-pad-rolling = Jet en cours
game-pad-double = Doubler à { $value }
game-pad-done = Terminé
game-pad-stands = Il est maintenu
game-pad-only = Le seul coup : { $said }
game-pad-take = Prendre
game-pad-pass = Passer
game-pad-beaver = Beaver : videau à { $value }
game-pad-agree = Accepter
game-pad-decline = Continuer
game-pad-first = Le premier dé
game-pad-second = { $value }, et le second dé
game-pad-die = dé { $value }
game-pad-die_of = Dé de { $side }
game-level-single = partie simple
game-level-gammon = gammon
game-level-backgammon = backgammon
game-level-single_long = oin
game-level-gammon_long = mars
game-level-backgammon_long = koks
game-ending-borne_off = tous les pions sortis
game-ending-passed = double refusé
game-ending-resigned = abandon
game-ending-drawn = nulle
game-ending-decided = décidé par le directeur
game-result-ask = Tournez l'écran vers les joueurs. Est-ce bien cela ? Une fois accepté, seul le directeur peut le changer.
game-result-wins = { $side } gagne
game-result-drawn = La partie est nulle
game-result-how = Comment
game-result-level = Compte pour
game-result-cube = Videau
game-result-proposed = Refusé à
game-result-left = Pions restants
game-result-points = Petits points de match
game-result-accepted = Partie { $game } acceptée
game-result-decided = Partie { $game } décidée par le directeur
game-result-kept =
    { $n ->
        [one] Gardé sur cet appareil ; { $n } ligne part dès qu'il y a une connexion.
       *[other] Gardé sur cet appareil ; { $n } lignes partent dès qu'il y a une connexion.
    }
game-log-line = { $side } : { $said }
game-log-nothing = rien joué
game-log-asked = jet demandé
game-log-opening = ouverture { $white }:{ $black }
game-log-dances = { $roll }, ne peut pas jouer
game-log-stood = { $said } (maintenu)
game-log-doubles = double
game-log-doubles_to = double à { $value }
game-log-beavers = beaver
game-log-takes = prend
game-log-passes = passe
game-log-resigns = abandonne : { $level }
game-log-agrees = accepte l'abandon
game-log-declines = continue
game-log-answered = le directeur a répondu
game-log-decided = décidé par le directeur
game-log-reopened = rouvert par le directeur
game-note-out_of_turn = Hors de tour
game-note-clock = Pendule
game-note-cocked = Dés cassés
game-note-illegal_play = Coup illégal
game-note-absent = Absent
game-note-other = Autre note
game-more-resign = Abandon
game-more-who_resigns = Qui abandonne ?
game-more-what_level = Que vaut l'abandon ?
game-more-cannot_resign = Rien ne peut être abandonné maintenant.
game-more-stands = Un coup illégal est maintenu
game-more-turn = Tourner le tablier
game-more-whom = Qui est concerné ?
game-mend-list = Corriger une ligne antérieure
game-mend-choose = Choisissez la ligne qui ne correspond pas à la table.
game-mend-open = Corriger
game-mend-other_dice = Les dés étaient autres
game-mend-title = Corriger
game-mend-turn = Corriger : tour { $turn }
game-mend-was = Noté : { $said }
game-mend-tap = Touchez le coup tel qu’il a été joué.
game-mend-dice = Touchez les dés tels qu’ils étaient.
game-mend-answer = Quelle a été la réponse ?
game-mend-same = C’est ce qui est noté.
game-mend-later =
    { $n ->
        [one] { $n } ligne suivante reste telle quelle.
       *[other] { $n } lignes suivantes restent telles quelles.
    }
game-mend-broken = « { $said } » ne conviendrait plus.
game-mend-broken_then = Rien n’est donc changé ici. Le directeur peut faire noter à nouveau les lignes suivantes.
game-mend-closed_then = Ce que vous saisissez est envoyé au directeur. D’ici là, la partie continue telle que notée.
game-mend-reason = Raison
game-mend-public = Publique quand les deux salles ont fini.
game-mend-why-typed = mal saisi
game-mend-why-moved = d’autres pions ont été joués
game-mend-why-agreed = les deux joueurs sont d’accord
game-mend-why-own = en vos propres mots
game-mend-send = Corriger
game-mend-director = Envoyer au directeur
game-mend-back = Retour à la partie
game-mend-kept = Une position antérieure. Rien n’est noté avant la correction.
game-mend-call = Tour { $turn } : merci de changer « { $said } » en : { $now } ({ $reason })
game-reason-ruling = Une décision est nécessaire
game-reason-rules = Une question de règle
game-reason-roll = Un jet est faux
game-reason-recording = Une ligne antérieure est fausse
game-reason-conduct = Le comportement d'un joueur
game-board-title = Le tablier
game-board-checkers =
    { $n ->
        [one] { $n } pion de { $side }
       *[other] { $n } pions de { $side }
    }
game-board-empty = flèche { $number }, vide
game-board-point = flèche { $number }, { $who }
game-board-bar = barre, { $who }
game-board-off = sortis, { $who }
game-board-start = peut être joué
game-board-target = un pion peut aller ici
game-board-picked = pris
game-board-dice = { $side }, jet : { $first } et { $second }
game-board-cube = videau à { $value }, au milieu
game-board-cube_of = videau à { $value }, à { $side }
game-board-cube_offered = videau à { $value }, offert par { $side }
