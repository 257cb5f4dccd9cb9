import type { CatalogueFile } from './catalogueFile.ts';
import { ITEM_TYPES } from './itemType.ts';

/** What Valve's item data say of a sticker or charm on a weapon. */
export interface AttachedKit {
  /** Valve's number of the sticker kit, or of the charm. */
  readonly kit: number;
  /** Number of the sticker inside a sticker slab. */
  readonly wrappedSticker?: number;
}

/** Valve's number of the charm that carries a sticker. */
const SLAB = 37;

/**
 * Valve's numbers of all stickers, slabs and charms of the catalogue, by market hash name. Stickers that exist on souvenir weapons alone
 * are not in the catalogue.
 */
export function attachedKitsOf(file: CatalogueFile): ReadonlyMap<string, AttachedKit> {
  const stickers = file.stickers.flatMap(([name, , , , , kit]): [string, AttachedKit][] => [
    [`Sticker | ${name}`, { kit }],
    [`Sticker Slab | ${name}`, { kit: SLAB, wrappedSticker: kit }],
  ]);
  const charms = file.plain.flatMap(([type, name, , , , , kit]): [string, AttachedKit][] =>
    type === ITEM_TYPES.charm && kit !== undefined ? [[name, { kit }]] : [],
  );
  return new Map([...stickers, ...charms]);
}
