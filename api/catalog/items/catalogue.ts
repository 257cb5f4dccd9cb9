import type { CatalogueFile } from './catalogueFile.ts';
import { expandFinish } from './expandedFinish.ts';
import { expandPlain, expandSticker } from './expandedPlain.ts';
import type { QualityTag } from './quality.ts';

/** A Doppler or Gamma Doppler phase or gem: same market hash name, other picture, other price. */
export interface CataloguePhase {
  readonly name: string;
  readonly paintIndex: number;
  readonly iconUrl: string;
}

/**
 * One market item of the game. Tags are Steam's internal names, null where Steam gives none.
 * `floatMin`/`floatMax` are the finish's own range, not cut to the exterior; both null where nothing wears.
 * `paintIndex` is null for what has no finish and for finishes with `phases`, which carry one each.
 */
export interface CatalogueItem {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly tagType: string;
  readonly tagWeapon: string | null;
  readonly tagRarity: string | null;
  readonly tagQuality: QualityTag;
  readonly tagExterior: string | null;
  readonly tagItemSet: string | null;
  readonly floatMin: number | null;
  readonly floatMax: number | null;
  readonly rarityColor: string;
  readonly iconUrl: string | null;
  readonly paintIndex: number | null;
  readonly phases?: readonly CataloguePhase[];
}

/** Every market item of the file, one per market hash name, in the file's order. */
export function expandCatalogue(file: CatalogueFile): CatalogueItem[] {
  const items: CatalogueItem[] = [];
  for (const row of file.finishes) items.push(...expandFinish(row, file));
  for (const row of file.stickers) items.push(...expandSticker(row));
  for (const row of file.plain) items.push(...expandPlain(row));
  return items;
}
