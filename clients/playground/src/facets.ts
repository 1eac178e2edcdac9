import type { AnyUi, Facet, Move, Pick, Told, View } from "./game";

/** What can be chosen next: one decision, or a whole move in words. */
export interface Option {
  key: string;
  label: string;
  whole: boolean;
  choose: () => void;
}

const FEW = 7; // so many moves are listed in full

interface Known {
  move: Move;
  facets: Facet[];
}

/** Legal moves, narrowed facet by facet, in the list or on the table. */
export class Choice {
  private readonly left: Known[];
  private readonly held = new Map<string, string>(); // key by target, of what is picked

  constructor(
    private readonly ui: AnyUi,
    private readonly view: View,
    private readonly told: Told,
    moves: readonly Move[],
    readonly picked: readonly string[],
    private readonly pick: (keys: string[]) => void,
    private readonly play: (move: Move) => void,
  ) {
    const known = moves.map((move) => ({ move, facets: ui.facets(move, view, told) }));
    for (const { key, target } of known.flatMap(({ facets }) => facets)) {
      if (target && picked.includes(key)) this.held.set(target, key);
    }
    const fitting = known.filter(({ facets }) => picked.every((key) => facets.some((facet) => facet.key === key)));
    this.left = fitting.map(({ move, facets }) => ({ move, facets: facets.filter(({ key }) => !picked.includes(key)) }));
  }

  get size(): number {
    return this.left.length;
  }

  /** The next decision: the first in which the moves that are left differ; or the moves, when they are few. */
  get options(): Option[] {
    if (this.left.length <= FEW) return this.left.map(({ move }) => this.whole(move));
    const place = this.firstDifference();
    const firsts = new Map<string, Facet>();
    for (const { facets } of this.left) {
      const facet = facets[place] ?? END;
      if (!firsts.has(facet.key)) firsts.set(facet.key, facet);
    }
    return [...firsts.values()].map((facet) => this.option(facet));
  }

  /** What a click on a thing of the table chooses. */
  at = (target: string): Pick | null => {
    const held = this.held.get(target);
    if (held) {
      const others = this.picked.filter((key) => key !== held);
      return { label: "Take this choice back", chosen: true, choose: () => this.pick(others) };
    }
    const facet = this.nearest(target);
    if (!facet) return null;
    const option = this.option(facet);
    return { label: option.label, chosen: false, choose: option.choose };
  };

  private firstDifference(): number {
    const longest = Math.max(...this.left.map(({ facets }) => facets.length));
    for (let place = 0; place < longest; place++) {
      if (new Set(this.left.map(({ facets }) => facets[place]?.key)).size > 1) return place;
    }
    return 0;
  }

  private nearest(target: string): Facet | undefined {
    let found: { facet: Facet; place: number } | undefined;
    for (const { facets } of this.left) {
      facets.forEach((facet, place) => {
        if (facet.target !== target || (found && found.place <= place)) return;
        if (this.left.length > 1 && this.fitting(facet.key).length === this.left.length) return;
        found = { facet, place };
      });
    }
    return found?.facet;
  }

  private fitting(key: string): Known[] {
    return key === END.key
      ? this.left.filter(({ facets }) => facets[this.firstDifference()] === undefined)
      : this.left.filter(({ facets }) => facets.some((facet) => facet.key === key));
  }

  private option(facet: Facet): Option {
    const [first, ...others] = this.fitting(facet.key);
    if (first && others.length === 0) return this.whole(first.move);
    return {
      key: facet.key,
      label: `${facet.label} …`,
      whole: false,
      choose: () => this.pick([...this.picked, facet.key]),
    };
  }

  private whole(move: Move): Option {
    return {
      key: JSON.stringify(move),
      label: this.ui.say(move, this.view, this.told),
      whole: true,
      choose: () => this.play(move),
    };
  }
}

const END: Facet = { key: "end", label: "Nothing more" };
