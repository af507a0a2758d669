### Proofs of an event.

## A proof, whatever was sealed

proof-check-yourself = Vérifiez vous-même
proof-checkpoints = Points de contrôle du journal
proof-checkpoints-none = Aucun encore. Le journal est signé toutes les cent lignes, pour que personne ne puisse l'écourter ni le réécrire.
proof-checkpoints-none-session = Aucun encore. Le journal est signé toutes les cent lignes, pour que personne ne puisse l'écourter ni le réécrire ; les signatures sont montrées ici à la fin de la séance.
proof-line = Ligne
proof-signed = Signé
proof-signature = Signature
proof-hash = Empreinte du journal jusqu'ici
proof-valid = valable
proof-not-valid = non valable
proof-last-points = Les { $most } derniers sur { $all } ; tous sont dans <file>checkpoints.jsonl</file>.
proof-checked = Ce qui a été vérifié
proof-fails =
    { $n ->
        [one] Une vérification échoue. Prévenez le directeur.
       *[other] { $n } vérifications échouent. Prévenez le directeur.
    }
verdict-fails = ne tient pas
verdict-holds = prouvé
verdict-unproved = non prouvé
proof-take = Prenez les fichiers.
proof-read = Lisez le script : il est court et n'a besoin que de Python.
proof-run = Exécutez-le.
proof-installed = Avec evendeal installé, les signatures sont vérifiées aussi.

## The proof of an event of deals

proof-deals-lead = Chaque donne a été tirée et scellée avant le jeu. Ce qui est scellé ne peut être changé sans rompre un sceau, et il n'est pas besoin de croire cette page pour le voir.
proof-seal = Le sceau
proof-commitment = Engagement sur le secret
proof-root = Racine de toutes les donnes
proof-reserve = Engagement sur les donnes de réserve
proof-key = Clé qui signe le journal
proof-randomness = Aléa public
proof-not-known = , pas encore connu
proof-no-randomness = aucun n'a été mêlé : l'organisateur aurait pu choisir le secret
proof-sealed = Scellé
proof-method = Méthode
proof-secret = Le secret
proof-secret-later = publié quand la dernière donne aura été jouée
proof-comes-opened = opened.json arrive au début de la séance.
proof-comes-both = opened.json et root.json arrivent au début de la séance.
proof-opened = Donnes ouvertes
proof-opened-none = Aucune encore. Chaque donne est vérifiée ici avec le sceau quand la dernière table l'a jouée.
proof-opened-failed = { $part } ne correspondent pas à leurs sceaux. Prévenez le directeur.
proof-opened-unproved = { $part } ne peuvent pas encore être vérifiées : leur racine n'est pas publiée.
proof-opened-hold = Les { $n } donnes ouvertes correspondent à leurs sceaux.
proof-seat-draw = Le tirage des sièges
proof-table = Table
proof-behind = Qui parle après qui
proof-behind-what = L'équipe de la ligne après l'équipe de la colonne.

## All checks in one sentence

proof-all-hold =
    { $n ->
        [one] La vérification tient.
       *[other] Les { $n } vérifications tiennent.
    }
proof-hold =
    { $n ->
        [one] { $n } vérification tient
       *[other] { $n } vérifications tiennent
    }
proof-some-open =
    { $n ->
        [one] { $hold }, { $n } est ouverte.
       *[other] { $hold }, { $n } sont ouvertes.
    }
proof-diamond = Un losange ouvert n'est pas une faute : il marque ce que personne ne peut vérifier d'après ce qui est publié, et dit pourquoi.
proof-diamond-yet = Un losange ouvert n'est pas une faute : il marque ce que personne ne peut encore vérifier d'après ce qui est publié, et dit pourquoi.

## What was checked, each by itself

check-luck =
    { $luck ->
        [original] donnes d'origine
        [reserve] donnes de réserve
       *[rolls] séries de jets
    }
check-of =
    { $what ->
        [cards] cartes
        [deals] donnes
        [lots] sorts
       *[rolls] jets
    }
check-lists =
    { $lists ->
        [entries] inscriptions
       *[line-ups] compositions
    }
check-source =
    { $source ->
        [randomness] l'aléa public
        [secret] le secret
       *[mirrored] le tirage d'une séance précédente, sièges inversés
    }
check-signed = { $file } est signé avec la clé { $by }… inscrite dans le sceau.
check-rehearsal = C'est une répétition : ses secrets viennent d'une graine, on pouvait donc connaître d'avance ses { check-of }. Elle ne compte pas.
check-no-randomness = Aucun aléa public n'a été mêlé ({ check-of }) : tout était fixé au scellement, mais l'organisateur aurait pu choisir le secret.
check-look-up = À la séance { $session } a été mêlé « { $beacon } ». Le sceau promettait : { $promised }. Vérifiez-le là : si c'est le même, personne n'a choisi ces { check-of }.
check-times = Séance { $session }, d'après les heures de ses fichiers : { $steps }.
check-step-sealed = scellement { $at }
check-step-known = aléa public connu dès { $at }
check-step-published = racine publiée { $at }
check-step-begun = début { $at }
check-nothing-published = La séance { $session } a été scellée ; rien n'en est publié ici.
check-open-so-far = Séance { $session }, { check-luck } : { $open } sur { $n } sont ouvertes, le secret pas encore.
check-secret-later = Séance { $session }, { check-luck } : le secret n'est pas encore ouvert.
check-follow =
    { $n ->
        [one] Séance { $session }, { check-luck } : la seule ({ $n }) découle du secret et est sous la racine.
       *[other] Séance { $session }, { check-luck } : toutes les { $n } découlent du secret et sont sous la racine.
    }
check-secret = Séance { $session }, { check-luck } : le secret ouvert est celui qui a été scellé, { $at }.
check-root-not-given = Séance { $session }, { check-luck } : que la racine ait été publiée avant le jeu, seul root.json le montre, et il n'est pas là.
check-root-lacks-session = Séance { $session }, { check-luck } : root.json n'a pas la racine de cette séance ; rien ne montre donc qu'elle a été publiée avant le jeu.
check-orders = Séance { $session } : les ordres de jeu découlent du secret, aux { $n } tables.
check-orders-later = Séance { $session } : les ordres de jeu pourront être recalculés quand le secret sera ouvert.
check-line-up = Séance { $session }, { $at } : { $entry } a été composé de { $players }.
check-line-ups-open = Séance { $session } : les compositions n'étaient pas closes avant que l'aléa public soit connu ; on pouvait encore choisir qui d'une équipe prend lequel de ses sièges. Le journal nomme chaque changement.
check-seats-known = Séance { $session } : sans aléa public, l'organisateur pouvait connaître les sièges tant que les { check-lists } pouvaient changer.
check-line-ups-closed = Séance { $session } : ses { check-lists } ont été closes { $at }, avant son début et avant que son tirage puisse être connu.
check-line-ups-look-up = Séance { $session } : le sceau ne dit pas dès quand l'aléa public qui la place pouvait être connu. Vérifiez que c'était après { $at }, quand ses { check-lists } ont été closes.
check-line-ups-not-given = Séance { $session } : que ses { check-lists } aient été closes alors, seul lineups.json le montre, et il n'est pas là.
check-line-ups-lack-session = Séance { $session } : lineups.json n'a pas de { check-lists } de cette séance.
check-line-ups-published = Séance { $session } : ses { check-lists } sont celles de lineups.json.
check-seats = Séance { $session } : le tirage des sièges suit { check-source }, comme scellé.
check-seats-lined-up =
    { $changed ->
        [one] Séance { $session } : le tirage a été respecté et suit { check-source }, comme scellé ; { $changed } siège sur { $n } a été changé par les compositions.
       *[other] Séance { $session } : le tirage a été respecté et suit { check-source }, comme scellé ; { $changed } sièges sur { $n } ont été changés par les compositions.
    }
check-seats-shared = Séance { $session } : chaque équipe occupe une fois chaque numéro de siège.
check-seats-later = Séance { $session } : le tirage des sièges pourra être recalculé quand le secret sera ouvert.
check-seats-drawn = Les sièges sont tirés au sort quand la séance commence.
check-draw-not-looked-at = Ce tirage n'a pas été vérifié.
check-places = Séance { $session } : chaque siège suit { check-source }, meilleur de { $draws } tirages.
check-places-repeated = { check-places } { check-repeats }
check-places-exchanged = Séance { $session } : chaque siège découle de ceux de la séance { $before }, échangés.
check-places-shared =
    { $n ->
        [one] Séance { $session } : chaque inscription est assise une fois, à { $n } table.
       *[other] Séance { $session } : chaque inscription est assise une fois, à { $n } tables dont aucune n'a deux joueurs de plus qu'une autre.
    }
check-places-shared-repeated = { check-places-shared } { check-repeats }
check-repeats = Des séances précédentes reviennent : voisins { $neighbours }, sièges { $seats }, rencontres { $meetings } ; aucun tirage ne pouvait faire moins que voisins { $least_neighbours }, sièges { $least_seats }, rencontres { $least_meetings }.
check-names =
    { $more ->
        [0] { $names }
       *[other] { $names } et { $more } de plus
    }
check-late-entry = Séance { $session } : inscrits après le scellement : { check-names }.
check-not-playing =
    { $before ->
        [0] Séance { $session } : parmi les inscriptions du sceau ne la jouent pas : { check-names }. Aucun sceau ne prouve pourquoi.
       *[other] Séance { $session } : parmi les inscriptions de la séance { $before } ne la jouent pas : { check-names }. Aucun sceau ne prouve pourquoi.
    }
check-substitution = Séance { $session }, table { $table }, siège { $seat } : { $player } a remplacé { $gone } de { $entry }, { $at }.
check-thrown = Les jets sont lancés aux tables : aucun sceau ne peut les lier.
check-lots = Séance { $session } : le tirage au sort suit { check-source }, comme scellé.
check-lots-later = Séance { $session } : le tirage au sort pourra être refait quand le secret sera ouvert.
check-match-line-up =
    { $when ->
        [before] Séance { $session }, match { $match }, { $at } : { $team } a été composé de { $players }, avant le début de la séance.
       *[after] Séance { $session }, match { $match }, { $at } : { $team } a été composé de { $players }, après le début de la séance.
    }
check-since =
    { $how ->
        [sealed] scellement { $at }
       *[fixed] fixation { $at }
    }
check-which-deal =
    { $luck ->
        [reserve] La donne de réserve { $deal }
       *[original] La donne { $deal }
    }
check-deal = { check-which-deal } est bien celle qui était prévue ({ check-since }) : sa feuille est sous la racine publiée.
check-deal-in-file = { check-which-deal } est sous la racine inscrite dans opened.json.
check-set = Cette série de jets est bien celle qui était prévue ({ check-since }) : sa feuille est sous la racine publiée.
check-set-in-file = Cette série de jets est sous la racine inscrite dans opened.json.
check-set-not-looked-at = Cette série de jets n'a pas été vérifiée.
check-so-far =
    { $n ->
        [one] La donne ouverte est sous la racine publiée avant le jeu.
       *[other] Chacune des { $n } donnes ouvertes est sous la racine publiée avant le jeu.
    }
check-behind = Chaque table où deux équipes se rencontrent compte comme la chance de parler après l'autre une fois le flop tombé, le bouton étant partout également : { $near } du siège suivant dans le sens horaire, { $far } du dernier des { $seats }.
check-behind-even = Le tirage est équilibré : personne ne parle plus souvent après un autre qu'avant lui.
check-behind-uneven = Le tirage n'est pas équilibré : la plus grande part dépasse de { $widest } une part égale.
