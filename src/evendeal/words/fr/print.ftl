### Ce qui s'imprime.

print-session = Séance { $session }
print-deals = donnes { $first } à { $last }
print-deal = donne { $first }
print-blinds = blindes { $small }/{ $big }
print-ante = ante { $chips }
print-big-blind-ante = ante de grosse blinde { $chips }
print-cap = plafond { $chips }
print-no-cap = sans plafond
print-sheet = feuille { $n } sur { $of }
print-verify = Pour vérifier : { $address }

## Handouts

print-handouts = Feuilles des donnes
print-ended = terminée { $time }
print-handout-key = À côté des cartes : ce que chaque siège a avec tout le tableau. Dessous : ce que les tables ont tiré du siège où elles diffèrent le plus, le meilleur en gras.
print-button = bouton { $seat }
print-leaf = feuille { $number }
print-seat = siège { $seat }
print-mark-button = B
print-mark-small = PB
print-mark-big = GB
print-table = table { $table }
print-least = minimum
print-median = médiane
print-greatest = maximum
print-alike = Toutes les tables ont tiré la même chose de chaque siège.
print-no-board = pas de tableau : fini avant le flop
print-empty = siège vide
print-ruled = * par décision
print-replaced = remplacée
print-replaced-why = Remplacée par une donne de réserve : elle ne compte pour personne.
print-in-place = Jouée à la place de la donne { $deal }.

print-made-high_card = hauteur { $a }
print-made-pair = paire { $a }
print-made-two_pair = { $a } et { $b }
print-made-three_of_a_kind = brelan { $a }
print-made-straight = quinte { $a }
print-made-flush = couleur { $a }
print-made-full_house = full { $a }/{ $b }
print-made-four_of_a_kind = carré { $a }
print-made-straight_flush = quinte flush { $a }
print-made-royal_flush = quinte royale
print-made-two_cards = { $a } { $b }
print-made-suited_cards = { $a } { $b } assortis

## Badges, seat cards, table cards, sheets for the doors

print-badges = Badges
print-badge-number = nº { $number }
print-seat-cards = Cartes de place
print-table-cards = Cartes de table
print-door-sheets = Affiches de porte
print-place-table = Table
print-place-seat = Siège
print-part-open = SALLE OUVERTE
print-part-closed = SALLE FERMÉE
print-round = ronde { $round }
print-rule-silence = Pas un mot sur le jeu, même après : d’autres tables jouent la même chose.
print-rule-devices = Aucun appareil électronique dans les salles de jeu.

## Timetable

print-timetable = Horaire
print-day = { $weekday } { $day }/{ $month }/{ $year }
print-weekday-1 = Lundi
print-weekday-2 = Mardi
print-weekday-3 = Mercredi
print-weekday-4 = Jeudi
print-weekday-5 = Vendredi
print-weekday-6 = Samedi
print-weekday-7 = Dimanche

## Certificate of the draw

print-certificate = Certificat du tirage
print-certificate-what = Tout le hasard de cette séance a été tiré et scellé avant le jeu. Les chiffres ci-dessous sont le sceau : ce qui est ouvert plus tard doit leur correspondre, si bien que rien n’a pu être échangé.
print-certificate-sealed = scellé { $time }
print-certificate-seal = Sceau de l’épreuve
print-certificate-key = Clé du journal
print-certificate-commitment = Séance
print-certificate-reserve = Ses donnes de réserve
print-certificate-root = Racine de ses feuilles
print-certificate-described = Hasard public
print-certificate-beacon = Sa valeur
print-certificate-secret = Secret ouvert
print-rehearsal = Répétition : les joueurs sont des programmes, et les secrets viennent d’une graine, si bien que le hasard pouvait être connu d’avance. Elle ne compte pas.
print-certificate-director = Directeur, date
print-repeats = Sièges : ce qui revient des séances passées
print-repeats-made = ce tirage
print-repeats-least = aucun tirage moins de
print-repeats-neighbours = les deux mêmes côte à côte
print-repeats-seats = le même joueur au même siège
print-repeats-meetings = les deux mêmes à une table
print-certified-holds = Tout ce qui en est public correspond au sceau.
print-certified-unproved = Tout ne peut pas encore être vérifié : le reste est ouvert une fois joué.
print-certified-in-part = Ce qui en est public correspond au sceau. Tout ne peut pas être vérifié : la preuve dit quoi, et pourquoi.
print-certified-fails = Pas en ordre : quelque chose de publié ne correspond pas au sceau. La preuve dit quoi.

## Booklet of results

print-booklet = Résultats
print-booklet-result = Résultat
print-booklet-team = Équipe
print-booklet-teams = Équipes
print-booklet-player = Joueur
print-booklet-players = Joueurs
print-booklet-match = Match
print-booklet-matches = Matchs
print-booklet-rounds = Rondes
print-booklet-final = Finale
print-booklet-left = Sortie
print-booklet-left-at = séance { $session }, { $place } sur { $field }
print-booklet-stays = Continue
print-booklet-yes = oui
print-points = Points
print-chips = Jetons
print-total = Total
print-booklet-explained-seat_teams = Toutes les tables ont joué les mêmes donnes. Chaque siège est comparé au même siège des autres tables ; on additionne ce que les joueurs d’une équipe ont gagné à leurs sièges.
print-booklet-explained-seat_ladder = Toutes les tables ont joué les mêmes donnes. Chaque joueur est comparé à ceux qui avaient le même numéro de siège ; les derniers de chaque siège sont sortis après une séance, les autres ont gardé des jetons.
print-booklet-explained-room_match = Chaque match a été joué dans deux salles avec les mêmes dés, les équipes inversées. La différence entre les salles est la façon de jouer.
print-booklet-seals = Sceaux
print-booklet-seals-what = Tout le hasard a été tiré et scellé avant le jeu. Qui a ces chiffres peut vérifier que rien n’a été échangé.

## Labels of decks

print-labels = Étiquettes des paquets
print-holder = Support { $holder }
print-holder-deals = donnes { $first } à { $last }
print-holder-decks =
    { $n ->
        [one] { $n } paquet
       *[other] { $n } paquets
    }
print-deck = table { $table } · donne { $deal }
print-reserve = réserve { $n }
print-reserve-mark = RÉSERVE
print-seal-number = Scellé n°

## Sheets to sort by hand

print-hand-sort = Feuille pour ranger un paquet à la main
print-hand-sort-secret = Pour le gardien des paquets et les deux personnes qui rangent. Qui a vu cette feuille ne joue pas.
print-hand-sort-lay = Étaler une fois le paquet, faces visibles, une rangée par couleur, de l'as au roi : les { $n } cartes y sont.
print-hand-sort-pick = La seconde personne lit la feuille ; la première prend chaque carte et la pose face visible sur la précédente : { $n } prises.
print-hand-sort-turn = Retourner la pile : la carte 1 est dessus, face cachée.
print-hand-sort-check = La seconde personne parcourt une fois le paquet depuis le dessus et coche chaque carte. Puis il est scellé et reçoit son étiquette.
print-hand-sort-count = { $n } étapes par paquet : un étalage, { $picks } prises, un contrôle.
print-hand-sort-label = étiquette
print-hand-sort-sorted = rangé par
print-hand-sort-checked = contrôlé par
print-hand-sort-top = dessus du paquet
print-hand-sort-bottom = dessous du paquet

## Recorder sheets

print-recorder = Feuilles de relevé
print-recorder-how = Une case pour chaque action, dans l'ordre, sans les blindes ; on tape ce qui est écrit, à partir de l'étiquette. Aucune carte cachée n'est notée.
print-recorder-first = siège { $seat } d'abord
print-recorder-button = bouton et blindes : ceux de la donne remplacée
print-recorder-stack = { $chips } jetons chacun
print-recorder-out = ne joue pas
print-recorder-chips = Jetons + −
print-recorder-agreed = La table est d'accord (ok)
print-recorder-by = Relevé par
print-street-preflop = Préflop
print-street-flop = Flop
print-street-turn = Turn
print-street-river = River
print-street-showdown = Abattage
print-typed-1 = se couche
print-typed-2 = checke
print-typed-3 = suit
print-typed-4 = mise ou relance à 150 sur ce tour
print-typed-5 = tapis
print-typed-6 = une carte commune
print-typed-7 = le siège 2 montre
print-typed-8 = le siège 4 jette
print-typed-9 = les sièges 2 et 5 gagnent le pot principal
print-typed-10 = le siège 3 gagne le premier pot annexe
print-typed-11 = la main du siège 3 est morte
print-typed-12 = la table est d'accord

## Recorder sheets and roll sheets of matches

print-recorder-how-game = Une ligne par tour : le jet et les coups, chaque camp selon sa propre numérotation ; on tape ce qui est écrit, à partir de l'étiquette. Un jet avec lequel rien ne peut être joué reste seul.
print-room-open = salle ouverte
print-room-closed = salle fermée
print-final = finale
print-game-of = partie { $game } sur { $games }
print-roll-set = série de jets n° { $number }
print-white = Blanc
print-black = Noir
print-opening = Jet d'ouverture
print-roll = Jet
print-play = Coup
print-winner = Gagnant
print-level-1 = simple
print-level-2 = gammon
print-level-3 = backgammon
print-cube = Videau
print-left = Pions restants
print-typed-game-1 = le jet d'ouverture, le dé de Blanc d'abord
print-typed-game-2 = un jet
print-typed-game-3 = un coup
print-typed-game-4 = depuis la barre
print-typed-game-5 = sorti
print-typed-game-6 = trois pions
print-typed-game-7 = double
print-typed-game-8 = accepte
print-typed-game-9 = passe
print-typed-game-10 = beaver
print-typed-game-11 = Blanc abandonne un gammon
print-typed-game-12 = accepté
print-typed-game-13 = refusé
print-typed-game-14 = la table est d'accord
print-rolls = Feuilles de jets
print-rolls-secret = Pour la personne qui pose ou annonce les jets dans cette salle. Les joueurs voient un jet quand il est dû, et pas avant.
print-rolls-how = Les jets de chaque camp dans l'ordre où il les utilise. Cocher chaque jet quand il est annoncé.
print-rolls-anew = relancé pour le premier tour

## The protocol of a match

print-protocols = Feuilles de match
print-protocol = Feuille de match
print-protocol-game = Partie n°
print-protocol-doubling = Videau
print-protocol-propose = Proposé
print-protocol-checkers = Pions restants
print-protocol-open = O
print-protocol-closed = F
print-protocol-team = Équipe : { $team }
print-protocol-open-side = Salle ouverte, { $side } : { $player }
print-protocol-closed-side = Salle fermée, { $side } : { $player }
print-protocol-sum = Somme en IMP
print-protocol-difference = Différence IMP
print-protocol-vp = Résultat VP
print-protocol-letters = O est la salle ouverte, F la fermée. * décidé par le directeur.
print-protocol-netted = Les IMP viennent de la différence entre les salles.
print-protocol-each = Les IMP viennent de chaque partie prise seule.
print-protocol-director = Directeur
print-protocol-for = Pour { $team }

## Slips with codes

print-codes = Codes
print-code-role-recorder = Saisie
print-code-role-table_screen = Écran de table
print-code-role-custodian = Gardien des paquets
print-code-role-captain = Capitaine
print-code-role-player = Joueur
print-code-role-director = Directeur
print-code-role-commentator = Commentateur
print-code-role-spectator = Spectateur
print-code-opens-recorder = Il ouvre la console de cette seule table, où l’on saisit ce qui s’y joue.
print-code-opens-table_screen = Il ouvre le second écran de cette table, qui montre aux joueurs ce qui est saisi et n’écrit rien.
print-code-opens-custodian = Il ouvre la garde des paquets scellés, et aucun résultat.
print-code-opens-captain = Il ouvre les résultats de votre équipe dès qu’ils sont publics.
print-code-opens-player = Il ouvre votre place, et plus tard vos propres résultats.
print-code-opens-director = Il ouvre le bureau : chaque table, et les décisions.
print-code-opens-commentator = Il ouvre le déroulement du jeu, et ce qui est ouvert.
print-code-opens-spectator = Il ouvre ce qui est public.
print-code-single = Choisissez un nom et un mot de passe ; le code est valable pour une personne.
print-code-no-account = Il ne demande pas de compte.
print-code-barred = Aucun appareil électronique dans les salles de jeu : la page est fermée pendant que vous jouez.
print-code-until = Valable jusqu’au { $time }.
print-code-typed = À scanner, ou à taper sur { $address }
