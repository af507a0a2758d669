"""The words by which people head the columns of a list, in five languages."""

import re
import unicodedata
from enum import Enum


class Word(Enum):
    """What a word in a heading says of its column."""

    TEAM = "team"
    CLUB = "club"
    """The team, where no other column is."""
    NAME = "name"
    """The team's where no other column is, else a player's."""
    ID = "id"
    CAPTAIN = "captain"
    PLAYER = "player"
    PERSON = "person"
    """By which a player is known in all events of a house."""
    BADGE = "badge"
    """The number on a player's badge."""
    GIVEN = "given"
    """The first of the two names of a person."""
    FAMILY = "family"
    OTHER = "other"
    """What is no name of a team or a player."""


# English, German, French, Spanish, Japanese; each a line.
_WORDS: dict[Word, tuple[str, ...]] = {
    Word.TEAM: (
        "team|teams|team name|name of team|name of the team|side",
        "teamname|mannschaft|mannschaften|mannschaftsname|name der mannschaft|name des teams",
        "équipe|équipes|nom de l'équipe|nom d'équipe|nom équipe",
        "equipo|equipos|nombre del equipo|nombre de equipo|nombre equipo",
        "チーム|チーム名|団体|団体名",
    ),
    Word.CLUB: (
        "club|clubs|club name",
        "verein|klub|vereinsname",
        "nom du club",
        "nombre del club",
        "クラブ|クラブ名",
    ),
    Word.NAME: ("name|names", "namen", "nom|noms", "nombre|nombres", "名前|名称"),
    Word.ID: (
        "id|short|short id|short name|team id|abbreviation|abbr",
        "kürzel|kurzname|kurz|abkürzung|kennung",
        "sigle|abrégé|abréviation",
        "sigla|siglas|abreviatura",
        "略称|略号|記号",
    ),
    Word.CAPTAIN: (
        "captain|capt|team captain|skipper",
        "kapitän|kapitänin|kapitaen|mannschaftskapitän|teamkapitän|mannschaftsführer"
        "|mannschaftsführerin|spielführer",
        "capitaine",
        "capitán|capitana",
        "キャプテン|主将|代表者|代表",
    ),
    Word.PLAYER: (
        "player|players|player name|member|members|seat|table",
        "spieler|spielerin|spielerinnen|spielername|mitglied|mitglieder|sitz|platz|tisch",
        "joueur|joueurs|joueuse|joueuses|membre|membres|siège|place",
        "jugador|jugadores|jugadora|jugadoras|miembro|miembros|asiento|puesto|mesa",
        "選手|選手名|プレーヤー|プレイヤー|メンバー|氏名|席|卓",
    ),
    Word.PERSON: (
        "person|persons|person id|person of player|player person",
        "personenkennung|kennung der person|spielerkennung",
        "personne|personnes|identifiant|identifiant de la personne",
        "persona|personas|id de persona",
        "人物|人物id",
    ),
    Word.BADGE: (
        "badge|badges|badge no|badge number|number of badge|player badge|badge of player",
        "startnummer|startnr|startnummern|spielernummer|ausweisnummer",
        "badges joueurs|numéro de badge|n° de badge",
        "acreditación|número de acreditación|dorsal",
        "バッジ|バッジ番号|ゼッケン",
    ),
    Word.GIVEN: (
        "first name|given name|forename|first names|given names",
        "vorname|vornamen|rufname",
        "prénom|prénoms",
        "nombre de pila",
        "名",
    ),
    Word.FAMILY: (
        "last name|family name|surname|last names|family names|surnames",
        "nachname|nachnamen|familienname|zuname",
        "nom de famille",
        "apellido|apellidos",
        "姓",
    ),
    Word.OTHER: (
        "no|n|number|rank|email|mail|phone|mobile|city|town|country|note|notes|remarks|comment"
        "|comments|rating|elo|paid|table no",
        "nr|nummer|telefon|handy|ort|stadt|land|notiz|bemerkung|bemerkungen|bezahlt|wertung",
        "numéro|téléphone|ville|pays|remarque|remarques|payé|courriel|classement",
        "núm|número|teléfono|móvil|ciudad|país|nota|notas|observaciones|pagado|correo",
        "番号|電話|電話番号|メール|備考|住所|国|所属",
    ),
}

_DIGITS = re.compile(r"[0-9]+")
MOST_PARTS = 5
"""Words of a heading; more are a sentence."""


def stem(text: str) -> str:
    """A heading without marks on letters, capitals, signs and digits."""
    bare = "".join(
        sign for sign in unicodedata.normalize("NFKD", text) if unicodedata.category(sign) != "Mn"
    )
    return " ".join(re.findall(r"[^\W\d_]+", bare.casefold()))


KNOWN: dict[str, Word] = {
    stem(each): word for word, lines in _WORDS.items() for line in lines for each in line.split("|")
}
_NUMBERS = {"n", "no", "nr", "num", "number", "nummer", "numero"}
"""What may stand before the number of a player."""
_WITHIN = (Word.OTHER, Word.CAPTAIN, Word.PLAYER)
"""What a longer heading may have among its words: `Name of player 2`."""
_NUMBERED = (*_WITHIN, Word.PERSON, Word.BADGE)
"""Of what there may be several columns, each with its number: `Player 2`, `Badge 2`."""


def number_in(cell: str) -> int | None:
    """The number of a heading such as `Player 2`, or of one that is nothing else."""
    numbers = _DIGITS.findall(unicodedata.normalize("NFKC", cell))
    return int(numbers[0]) if len(numbers) == 1 and len(numbers[0]) <= 3 else None


def word_of(cell: str) -> Word | None:
    """What a cell of a heading says of its column; None if it is in no known words."""
    plain = stem(cell)
    if not plain:
        if cell.strip() in {"-", "–", "—", "#", "№"}:
            return Word.OTHER
        return None
    word = KNOWN.get(plain)
    if word is not None:
        # "Team 2" is a team, "Player 2" a column.
        return word if word in _NUMBERED or number_in(cell) is None else None
    parts = [KNOWN.get(part) for part in plain.split() if part not in _NUMBERS]
    if len(parts) > MOST_PARTS:
        return None
    return next((each for each in _WITHIN if each in parts), None)
