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
