"""King of Clubs: the texts of `GET /games/king-of-clubs` beyond rules and decisions."""

from rules.about import About, Component, Sheet, Source
from rules.king_of_clubs.components import (
    DRAW_VALUE,
    MOVE_BONUS,
    MOVES,
    NIGHTCLUBS,
    POINT_CARDS,
    SETS_OF_DANCERS,
    SKILLS,
)
from rules.king_of_clubs.state import Phase


def nightclub(prestige: int) -> Component:
    """A Nightclub, or two alike."""
    count = NIGHTCLUBS.count(prestige)
    alike = " When both are open they form one paired club, worth the sum." if count > 1 else ""
    return Component(
        id=f"nightclub_{prestige}",
        group="nightclub",
        title=f"Nightclub {prestige}",
        count=count,
        value=prestige,
        text=f"Whoever wins it earns {prestige} prestige.{alike}",
        source=Source.PRINTED,
    )


def dancer(skill: int) -> Component:
    """The Dancer of this skill, one in each set. Its skill is printed, its draw value inferred."""
    return Component(
        id=f"dancer_{skill}",
        group="dancer",
        title=f"Dancer {skill}",
        count=SETS_OF_DANCERS,
        value=skill,
        text=f"Each seat has one. Its draw value as backup is {DRAW_VALUE[skill]} (inferred).",
        source=Source.PRINTED,
    )


def card(kind: str, title: str, count: int, value: int | None, text: str) -> Component:
    """Moves, points and the Lead Dancer."""
    return Component(id=kind, group="card", title=title, count=count, value=value, text=text, source=Source.PRINTED)


ABOUT = About(
    text=(
        "Two sides send their Dancers to the Nightclubs in secret. Whoever wins more prestige in a night "
        "earns a point, and five points win the game; with four seats two seats form a side."
    ),
    components=(
        *map(nightclub, sorted(set(NIGHTCLUBS))),
        *map(dancer, SKILLS),
        card("move", "Move", MOVES, MOVE_BONUS, "Adds 1 to the skill of a Dancer (advanced version)."),
        card("disco_ball", "Disco Ball", POINT_CARDS, None, "Shows points won."),
        card("lead_dancer", "Lead Dancer", 1, None, "The side that has it reveals a Dancer and plays Moves first."),
    ),
    sheets=(
        Sheet(
            id="draw_value",
            title="Moves drawn by the skill of the backup",
            source=Source.INFERRED,
            rows=(("backup", *map(str, DRAW_VALUE)), ("draws", *map(str, DRAW_VALUE.values()))),
        ),
    ),
    phases={
        Phase.ASSIGN: "All seats send their Dancers to the clubs in secret, and keep one as backup.",
        Phase.REVEAL: "One seat of the lead side reveals a Dancer that is at a club.",
        Phase.SWAP: "A seat of the other side swaps two of its Dancers, or all of them decline.",
        Phase.MOVES: "At the club that is danced the sides take turns playing Moves until both have passed.",
    },
)
