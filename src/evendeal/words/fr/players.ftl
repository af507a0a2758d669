### The pages of players and captains: the door, roles, seats, results.

## The door: signing in, joining with a code

door-signed-in-later = Votre invitation est conservée. Une fois connecté, elle s'ajoute à votre compte.
door-name = Nom
door-password = Mot de passe
door-show-password = Afficher<hidden> le mot de passe</hidden>
door-hide-password = Masquer<hidden> le mot de passe</hidden>
door-signing-in = Connexion en cours
door-sign-in = Se connecter
door-or-join = Une invitation ou le code d'une table ? <link>Entrer avec.</link>
door-no-account = Les résultats ne demandent pas de compte. Qui a perdu son mot de passe demande une nouvelle invitation au directeur.
door-until = L'invitation est valable jusqu'au { $at }.
door-signed-in-as = Vous êtes connecté comme <name>{ $name }</name>.
door-signs-out = Cet appareil en sera alors déconnecté.
door-adds = Ceci s'ajoute à votre compte.
door-invitation = Invitation
door-lead-recorder = Vous relevez ce qui se fait à cette table. La console montre les cartes du tableau à mesure que le donneur les pose, et jamais une carte fermée.
door-lead-no-devices = Aucun appareil électronique n'est admis dans les salles de jeu. Votre page est pour l'avant et l'après : elle est fermée pendant que vous jouez.
door-stays = Cet appareil reste connecté jusqu'à ce qu'il soit déconnecté, ici ou par le directeur.
door-add-to-mine = Ajouter à mon compte
door-somebody-else = Je suis quelqu'un d'autre
door-your-name = Votre nom
door-name-advice = Comme on vous connaît dans la salle. Il sert à vous connecter, et le journal vous nomme ainsi.
door-a-password = Un mot de passe
door-password-advice = Au moins 10 caractères. Mieux vaut long que compliqué : quatre mots sans rapport. Espaces et collage sont permis.
door-make-account = Créer mon compte
door-have-account = Vous avez déjà un compte ? <link>Connectez-vous</link>, et ceci s'y ajoute.
door-another-code = Prendre un autre code
door-join-lead = Avec le code d'une table ou d'une invitation. Un lien que vous avez reçu le remplit tout seul.
door-code = Code
door-go-on = Continuer
door-table-code = Le code d'une table figure sur la carte de la table, à côté du code à scanner. Il ouvre la console de saisie de cette table, et rien d'autre.
door-account = Vous avez un compte ? <link>Se connecter</link>
door-recorder-of = Saisie de { $where }
door-recorder-house = Saisie de tous les tournois du club
door-recorder-table = Saisie à la table { $table }
door-play-as = Jouer comme { $player }
door-captain-of = Capitaine de { $entry }
door-captain-entry = Capitaine de l'inscription { $entry }
door-open-console = Ouvrir la console de saisie
door-open-table-screen = Ouvrir l’écran
door-table-screen = Écran de la table { $table }
door-lead-table-screen = Il montre aux joueurs et au croupier ce que le marqueur de cette table a noté. On ne peut rien y écrire.
door-open-console-table = Ouvrir la console de saisie à la table { $table }
door-open-office = Ouvrir le bureau
door-open-custody = Ouvrir la garde des paquets
door-open-results = Ouvrir les résultats
door-open-place = Ouvrir ma place
door-too-many = Trop d'essais. Cette page prend le suivant dans <now>{ $left }</now><hidden>{ $first }</hidden>.
door-again = Vous pouvez réessayer maintenant.
door-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
door-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
door-minutes-seconds = { $minutes } { $seconds } s
door-wrong = Quelque chose a échoué. Réessayez.
door-refused = Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez les deux ; les majuscules comptent dans le mot de passe.
door-bad-code = Ce code n'est pas bon, ou ne l'est plus. Vérifiez-le, ou demandez-en un nouveau au directeur.
door-name-used = Quelqu'un a un compte à ce nom. S'il est à vous, connectez-vous ci-dessous ; sinon prenez un autre nom.
door-results-only = Personne ne se connecte à ce serveur ; il ne montre que des résultats.
door-account-needed = { $role } : il faut un nom et un mot de passe.
door-name-unfit = Un nom a de 1 à { $longest } lettres, chiffres et signes imprimables.
door-password-unfit = Un mot de passe a de { $shortest } à { $longest } caractères et n'est pas le nom lui-même.
door-roles-clash = « { $held } » et « { $asked } » du même tournoi ne vont pas ensemble.
door-hand-over = Cet appareil ne peut pas passer la table { $table } : le code ou le rôle avec lequel il est venu a expiré. Demandez au directeur un code de la table.
door-expired = Cette page est restée ouverte trop longtemps. Rechargez-la et recommencez.
door-not-allowed = Vous ne pouvez pas le faire, ou plus maintenant.
door-gone = C'est déjà terminé. Rechargez la page.

## My roles

me-captain = Capitaine de { $entry }
me-recorder-table = Saisie, table { $table }
me-house = Tout le club
me-office = Le bureau du directeur
me-custody = Garde des paquets
me-console = La console de saisie
me-table-screen = Écran de la table { $table }
me-console-table = La console de saisie à la table { $table }
me-team-matches = Les matchs de l'équipe
me-my-matches = Mes matchs
me-team-seats = Sièges et résultats de l'équipe
me-seats = Sièges et résultats
me-results = Les résultats
me-sign-out = Se déconnecter
me-by-code = Connecté avec un code, sans compte.
me-where = Où j'ai quelque chose à faire
me-no-role = Vous n'avez de rôle dans aucun tournoi. Un directeur vous en donne un par une invitation.
me-join = Entrer avec un code
me-devices = Appareils
me-devices-what = Où vous êtes connecté. Déconnectez celui qui est perdu ou que quelqu'un d'autre utilise.
me-device-unknown = appareil inconnu
me-this-device = cet appareil
me-since = depuis le { $since }, vu à { $seen }
me-end-now = Déconnecter maintenant
me-end = Déconnecter<hidden> { $label }</hidden>

## Closed while one plays

closed-title = Fermé pendant que vous jouez
closed-lead = Aucun appareil électronique n'est admis dans les salles de jeu.
closed-opens = Votre page rouvre : { $opens }.
closed-opens-about = Votre page rouvre : { $opens }, vers { $time } au rythme actuel.
closed-after-session = quand la séance { $session } est finie
closed-after-last_match = quand votre dernier match est fini
closed-after-final = quand la finale est finie
closed-leave = Éteignez cet appareil et laissez-le dehors. Dans la salle, les écrans montrent où l'on en est.
closed-public = Ce que tout le monde voit
closed-mine = Mes rôles et appareils

## What is not one's own

mine-none = Rien à vous ici
mine-none-unknown = Ce serveur ne connaît pas votre place dans ce tournoi. Demandez au directeur.
mine-none-invite = D'après ce serveur, vous ne jouez pas dans ce tournoi et n'y menez pas d'équipe. Le capitaine ou le directeur peut vous inviter.
