### S'inscrire à un tournoi à venir, et sa propre inscription.

register-for = Inscription à { $event }
register-places =
    { $n ->
        [0] Toutes les places sont prises. Qui s'inscrit maintenant va sur la liste d'attente.
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
register-waiting =
    { $n ->
        [one] Une inscription attend.
       *[other] { $n } inscriptions attendent.
    }
register-closed = Les inscriptions sont closes. Adressez-vous à l'organisateur.
register-name = Votre nom
register-name-hint = Comme il doit figurer sur votre carte de place.
register-team = Nom de l'équipe
register-players = Joueurs
register-player = Joueur { $n }
register-more-players = Un joueur de plus
register-badge = Numéro de badge
register-badge-hint = Seulement si vous en avez un ; sinon on vous en donne un.
register-club = Club (facultatif)
register-country = Pays (facultatif)
register-note = Mot au directeur (facultatif)
register-public = Noms et numéros de badge sont publics dès que le tournoi l'est. Club, pays et mot sont pour le directeur seul.
register-send = S'inscrire

## Ce qui ne va pas

register-unfit-name = Un nom a 1 à 80 caractères sur une ligne.
register-unfit-badge = Un numéro de badge a 1 à 12 chiffres, lettres A-Z et traits d'union entre eux.
register-unfit-players = Il y a trop peu de joueurs, ou trop.
register-unfit-word = Au plus 60 caractères, sur une ligne.
register-unfit-note = Au plus 500 caractères imprimables.
register-already = { $name } est déjà inscrit. Pour changer quelque chose, ouvrez le lien reçu alors. Si vous êtes quelqu'un d'autre du même nom, ajoutez ce qui vous distingue.
register-badge-used = Le numéro de badge { $badge } est celui de quelqu'un d'autre dans ce tournoi.
register-published = Le tournoi est publié et ses participants sont fixés. Dites-le au directeur.
register-no-link = Aucune inscription n'a ce lien. Il a peut-être été remplacé : demandez le nouveau à l'organisateur.
register-no-own = Personne n'est inscrit sous ce lien. Adressez-vous à l'organisateur.
register-too-many = Trop de personnes se sont inscrites. Adressez-vous à l'organisateur.
register-slow = Trop d'un coup depuis votre réseau. Réessayez dans { $seconds } secondes ; rien de ce que vous avez écrit n'est perdu.

## Sa propre inscription

registered-title = Votre inscription
registered-no-code = Cette page s'ouvre par le lien reçu lors de l'inscription.
registered-pending = En attente du directeur
registered-pending-what = Le directeur regarde chaque inscription. Sa décision se lit ici.
registered-waiting = Place { $n } de la liste d'attente
registered-waiting-what = Toutes les places sont prises. Vous montez quand quelqu'un se retire.
registered-approved = Vous participez
registered-approved-what = Le directeur a accepté votre inscription.
registered-refused = Pas acceptée
registered-refused-what = Le directeur n'a pas accepté votre inscription, et dit pourquoi :
registered-withdrawn = Retirée
registered-withdrawn-what = Vous vous êtes retiré. Votre place va à qui attend.
registered-badge = Badge { $badge }
registered-change = Modifier
registered-save = Enregistrer
registered-leave = Laisser ainsi
registered-withdraw = Se retirer
registered-withdraw-sure = Vraiment se retirer
registered-again = S'inscrire de nouveau
registered-link = Votre propre lien
registered-link-what = Cette page a une adresse que vous seul connaissez. Gardez-la pour revenir : il n'y a pas d'autre entrée.
registered-copy = Copier le lien
registered-copied = Copié
