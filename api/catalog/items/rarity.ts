import type { RarityRank } from './catalogueFile.ts';

/** Kinds of items with their own names and Steam tags of rarities. */
export type RarityFamily = 'weapon' | 'character' | 'plain';

/** Colours of the specification by rank: consumer, industrial, mil-spec, restricted, classified, covert, contraband. */
export const RARITY_COLORS: readonly string[] = [
  '#90ACCC',
  '#5E98D9',
  '#4B69FF',
  '#8847FF',
  '#D32CE6',
  '#EB4B4B',
  '#E4AE39',
];

/** Colour of items without a known rarity (M-06). */
export const DEFAULT_RARITY_COLOR = '#666666';

const STEAM_RANKS: readonly string[] = ['Common', 'Uncommon', 'Rare', 'Mythical', 'Legendary', 'Ancient'];
const SUFFIXES: Readonly<Record<RarityFamily, string>> = {
  weapon: '_Weapon',
  character: '_Character',
  plain: '',
};

/** Steam's Rarity tag, for example `Rarity_Ancient_Weapon`; contraband has one tag for every family. */
export function rarityTag(rank: RarityRank, family: RarityFamily): string {
  const word = STEAM_RANKS[rank];
  return word === undefined ? 'Rarity_Contraband' : `Rarity_${word}${SUFFIXES[family]}`;
}

/** The specification's colour of a rank. */
export function rarityColor(rank: RarityRank): string {
  return RARITY_COLORS[rank] ?? DEFAULT_RARITY_COLOR;
}
