import type { RarityRank } from '../catalogueFile.ts';

const RANKS: Readonly<Record<string, RarityRank>> = {
  '#b0c3d9': 0,
  '#5e98d9': 1,
  '#4b69ff': 2,
  '#8847ff': 3,
  '#d32ce6': 4,
  '#eb4b4b': 5,
  '#e4ae39': 6,
};

/** Maps the game's colour, by which the library gives a rarity, to its rank. Throws for the colour of items without rarity. */
export function rarityRank(color: string | undefined): RarityRank {
  const rank = color === undefined ? undefined : RANKS[color];
  if (rank === undefined) throw new Error(`no rarity has the colour ${color}`);
  return rank;
}
