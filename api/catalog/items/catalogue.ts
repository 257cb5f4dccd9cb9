import type { CatalogueFile } from './catalogueFile.ts';
import { expandFinish } from './expandedFinish.ts';
import { expandPlain, expandSticker } from './expandedPlain.ts';
import type { QualityTag } from './quality.ts';

/** A phase or gem of a Doppler or Gamma Doppler: same market hash name, but another picture and price. */
export interface CataloguePhase {
  readonly name: string;
  readonly paintIndex: number;
  readonly iconUrl: string;
}

/**
 * One market item of the game. Tags are Steam's internal names, null if Steam has none. `floatMin`/`floatMax` are the range of the finish,
 * not limited to the exterior; both are null for items without wear. `paintIndex` is null for items without finish and for finishes with
 * `phases`, each of which has its own.
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

/** Expands the file to all market items, one for each market hash name, in the file's order. */
export function expandCatalogue(file: CatalogueFile): CatalogueItem[] {
  const items: CatalogueItem[] = [];
  for (const row of file.finishes) items.push(...expandFinish(row, file));
  for (const row of file.stickers) items.push(...expandSticker(row));
  for (const row of file.plain) items.push(...expandPlain(row));
  return items;
}
