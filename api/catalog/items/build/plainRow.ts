import { type PlainRow, QUALITY_BITS } from '../catalogueFile.ts';
import { encodeIcon } from '../iconCode.ts';
import type { LibraryItem } from './library.ts';
import { rarityRank } from './rarityRank.ts';

/** Names and type of a row, beyond the library's item. Bits default to normal quality only. */
export interface PlainRowNames {
  readonly type: string;
  readonly en: string;
  readonly zh: string;
  readonly bits?: number;
}

/** A catalogue row for an item without finish. */
export function plainRow(
  item: LibraryItem,
  { type, en, zh, bits = QUALITY_BITS.normal }: PlainRowNames,
): PlainRow {
  return [
    type,
    en,
    zh,
    rarityRank(item.rarity),
    bits,
    item.image === undefined ? null : encodeIcon(item.image),
  ];
}
