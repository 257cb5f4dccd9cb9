import { type PlainRow, QUALITY_BITS } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** Gifts for owners of other games (Halo, Half-Life: Alyx, Hades), by music index. They are bound to the account permanently. */
const GIFTS: readonly number[] = [40, 42, 51];

/** Kits that came only from a StatTrak box and have no ordinary version, by library id. */
function onlyWithStatTrak(library: Library): Set<number> {
  const ordinary = new Set<number>();
  const statTrak = new Set<number>();
  for (const item of library.items) {
    if (item.type !== 'case') continue;
    const isStatTrakBox = afterFirstBar(namesOf(library, item).en).startsWith('StatTrak™ ');
    for (const id of item.contents ?? []) (isStatTrakBox ? statTrak : ordinary).add(id);
  }
  return new Set([...statTrak].filter((id) => !ordinary.has(id)));
}

/** Builds the rows of music kits, each also as StatTrak. The game's two default kits cannot be sold. */
export function musicKitRows(library: Library): PlainRow[] {
  const statTrakOnly = onlyWithStatTrak(library);
  return library.items
    .filter(({ type, free, index }) => type === 'musickit' && free !== true && !GIFTS.includes(index ?? 0))
    .map((item) => {
      const bits = QUALITY_BITS.statTrak + (statTrakOnly.has(item.id) ? 0 : QUALITY_BITS.normal);
      return plainRow(item, { type: ITEM_TYPES.musicKit, bits, ...namesOf(library, item) });
    });
}
