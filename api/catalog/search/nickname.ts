/**
 * A nickname of players and its targets. A target is a market hash name without quality and exterior, of which parts may be omitted: `AWP |
 * Dragon Lore` is that finish, `| Asiimov` the finish on any weapon, `Karambit` everything of that kind, `| Field-Tested` the exterior,
 * `Sticker | Titan (Holo) | Katowice 2014` one sticker, `:Type_Hands` everything with that Steam tag, `:vanilla`
 * every knife without a finish.
 */
export interface Nickname {
  readonly name: string;
  readonly targets: readonly string[];
  /** True if it matches only its targets, and not words that begin with the same letters. */
  readonly isShorthand: boolean;
}

/** One row of the lists: the nickname, followed by its targets. */
export type NicknameRow = readonly [name: string, ...targets: string[]];

/** Parses the rows of a list. */
export function nicknamesOf(rows: readonly NicknameRow[], isShorthand = false): Nickname[] {
  return rows.map(([name, ...targets]) => ({ name, targets, isShorthand }));
}
