/** Prices of one finish in US dollars: from Factory New to Battle-Scarred, or a single price for items without wear. */
type DearPrices = number | readonly [number, number, number, number, number];

/**
 * Rough prices of private sales in ordinary quality, which a list of Steam's own market cannot contain, since sales there are limited to
 * 2,000 dollars. 0 if the finish does not exist in the exterior.
 */
const ROWS: readonly (readonly [finish: string, prices: DearPrices])[] = [
  ['AWP | Dragon Lore', [13_500, 9_800, 7_200, 6_000, 5_400]],
  ['AWP | Gungnir', [14_500, 12_000, 10_500, 9_800, 9_200]],
  ['AWP | Medusa', [8_200, 4_300, 3_200, 2_800, 2_600]],
  ['AWP | The Prince', [6_800, 3_900, 2_900, 2_600, 2_400]],
  ['AWP | Desert Hydra', [4_300, 3_000, 2_400, 2_250, 2_150]],
  ['AK-47 | Wild Lotus', [13_800, 9_200, 6_000, 5_200, 4_600]],
  ['M4A4 | Howl', [7_000, 4_800, 4_000, 3_800, 2_100]],
  ['M4A1-S | Knight', [4_900, 4_500, 0, 0, 0]],
  ['M4A1-S | Hot Rod', [2_900, 2_600, 0, 0, 0]],
  ['Glock-18 | Fade', [2_600, 2_400, 0, 0, 0]],
  ['MP9 | Wild Lily', [4_200, 2_900, 2_400, 2_250, 2_150]],
  ['Negev | Mjölnir', [3_600, 2_700, 2_300, 2_200, 2_100]],
  ['Butterfly Knife', 2_400],
  ['Butterfly Knife | Doppler', [3_300, 3_150, 0, 0, 0]],
  ['Butterfly Knife | Gamma Doppler', [3_900, 3_700, 0, 0, 0]],
  ['Butterfly Knife | Fade', [3_700, 3_500, 0, 0, 0]],
  ['Butterfly Knife | Marble Fade', [3_200, 3_000, 0, 0, 0]],
  ['Karambit | Fade', [3_000, 2_800, 0, 0, 0]],
  ['Karambit | Gamma Doppler', [3_100, 2_900, 0, 0, 0]],
  ['M9 Bayonet | Gamma Doppler', [2_500, 2_350, 0, 0, 0]],
  ['Specialist Gloves | Crimson Kimono', [8_500, 4_200, 2_700, 2_300, 2_150]],
  ['Sport Gloves | Hedge Maze', [9_500, 4_600, 2_900, 2_400, 2_200]],
  ["Sport Gloves | Pandora's Box", [13_000, 6_000, 3_600, 2_900, 2_400]],
  ['Sticker | Titan (Holo) | Katowice 2014', 68_000],
  ['Sticker | iBUYPOWER (Holo) | Katowice 2014', 62_000],
  ['Sticker | Reason Gaming (Holo) | Katowice 2014', 38_000],
  ['Sticker | Team LDLC.com (Holo) | Katowice 2014', 30_000],
  ['Sticker | Team Dignitas (Holo) | Katowice 2014', 24_000],
  ['Sticker | compLexity Gaming (Holo) | Katowice 2014', 14_000],
  ['Sticker | Vox Eminor (Holo) | Katowice 2014', 12_000],
  ['Sticker | Ninjas in Pyjamas (Holo) | Katowice 2014', 9_500],
  ['Sticker | Natus Vincere (Holo) | Katowice 2014', 10_500],
  ['Sticker | Virtus.Pro (Holo) | Katowice 2014', 10_000],
  ['Sticker | HellRaisers (Holo) | Katowice 2014', 9_000],
  ['Sticker | LGB eSports (Holo) | Katowice 2014', 8_500],
  ['Sticker | 3DMAX (Holo) | Katowice 2014', 8_800],
  ['Sticker | Clan-Mystik (Holo) | Katowice 2014', 8_000],
  ['Sticker | mousesports (Holo) | Katowice 2014', 7_500],
  ['Sticker | Titan | Katowice 2014', 9_500],
  ['Sticker | iBUYPOWER | Katowice 2014', 8_500],
  ['Sticker | Reason Gaming | Katowice 2014', 3_800],
  ['Sticker | Howling Dawn', 3_000],
  ['Sticker | Harp of War (Holo)', 2_600],
  ['EMS Katowice 2014 Legends', 9_000],
  ['EMS Katowice 2014 Challengers', 8_000],
  ['DreamHack 2014 Cobblestone Souvenir Package', 2_800],
  ['DreamHack 2014 Overpass Souvenir Package', 2_100],
];

/** Dollars by finish, with names as in `pricePlaceOf`. */
const PRICES: ReadonlyMap<string, DearPrices> = new Map(ROWS);

/** The known price of an expensive finish in ordinary quality, in US cents. Null for all others. */
export function dearUsCents(finish: string, exterior: number | null): number | null {
  const prices = PRICES.get(finish);
  if (prices === undefined) return null;
  const dollars =
    typeof prices === 'number' ? (exterior === null ? prices : 0) : (prices[exterior ?? -1] ?? 0);
  return dollars > 0 ? dollars * 100 : null;
}
