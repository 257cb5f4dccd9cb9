/**
 * What players call something, and what it stands for. A target is a market hash name without quality and exterior, in which parts
 * may be left out: `AWP | Dragon Lore` is that finish, `| Asiimov` the finish on any weapon, `Karambit` everything of that kind,
 * `| Field-Tested` the exterior, `Sticker | Titan (Holo) | Katowice 2014` one sticker, `:Type_Hands` everything that Steam tags so.
 */
export interface Nickname {
  readonly name: string;
  readonly targets: readonly string[];
  /** It means nothing but its targets: words that begin with the same letters are not meant. */
  readonly isShorthand: boolean;
}

/** One row of the lists: the name, then what it stands for. */
export type NicknameRow = readonly [name: string, ...targets: string[]];

/** Reads rows of a list. */
export function nicknamesOf(rows: readonly NicknameRow[], isShorthand = false): Nickname[] {
  return rows.map(([name, ...targets]) => ({ name, targets, isShorthand }));
}
