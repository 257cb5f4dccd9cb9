/**
 * The committed format of `catalogue.json`. Each finish is stored once instead of once per exterior and quality, so that tens of thousands
 * of market items fit in a few megabytes. Rows are arrays because keys would make up half of the file.
 */

/** Rarity from 0 (consumer / base grade) to 6 (contraband), the game's own ladder. */
export type RarityRank = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Qualities in which a finish or a plain item exists, as bits to be combined. */
export const QUALITY_BITS = { normal: 1, statTrak: 2, souvenir: 4 } as const;

/** [Steam's ItemSet tag, English name, Chinese name]. */
export type CollectionRow = readonly [internalName: string, nameEn: string, nameZh: string];

/** [the game's item class (weapon_ak47), English name, Chinese name, Steam's Type tag]. */
export type WeaponRow = readonly [internalName: string, nameEn: string, nameZh: string, type: string];

/** [paint index or null for a vanilla knife, Doppler phase or gem or null, icon code]. */
export type VariantRow = readonly [paintIndex: number | null, phase: string | null, icon: string];

/** One finish on one weapon; finish names are null for a vanilla knife, the wear range too. */
export type FinishRow = readonly [
  weapon: number,
  finishEn: string | null,
  finishZh: string | null,
  rarity: RarityRank,
  collection: number | null,
  qualities: number,
  floatMin: number | null,
  floatMax: number | null,
  variants: readonly VariantRow[],
];

/** A sticker and, from the same row, its slab; names without the `Sticker | ` prefix. `kit` is Valve's number of the sticker. */
export type StickerRow = readonly [
  nameEn: string,
  nameZh: string,
  rarity: RarityRank,
  icon: string,
  slabIcon: string,
  kit: number,
];

/** Items without exterior and finish. Names are whole market names; a charm's `kit` is Valve's number of it. */
export type PlainRow = readonly [
  type: string,
  nameEn: string,
  nameZh: string,
  rarity: RarityRank,
  qualities: number,
  icon: string | null,
  kit?: number,
];

/** The whole file. `source` is the name and release of the data set. */
export interface CatalogueFile {
  readonly source: string;
  readonly collections: readonly CollectionRow[];
  readonly weapons: readonly WeaponRow[];
  readonly finishes: readonly FinishRow[];
  readonly stickers: readonly StickerRow[];
  readonly plain: readonly PlainRow[];
}
