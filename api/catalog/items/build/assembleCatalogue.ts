import type { CatalogueFile, PlainRow } from '../catalogueFile.ts';
import { finishRows } from './finishRows.ts';
import { LIBRARY_NAME, LIBRARY_RELEASE, type Library } from './library.ts';
import {
  agentRows,
  charmRows,
  collectionRows,
  containerRows,
  graffitiRows,
  keyRows,
  musicKitRows,
  passRows,
  patchRows,
  pinRows,
  toolRows,
} from './plainRows.ts';
import { stickerRows } from './stickerRows.ts';
import { weaponRows } from './weaponRows.ts';

const PLAIN_KINDS: readonly ((library: Library) => PlainRow[])[] = [
  agentRows,
  charmRows,
  containerRows,
  musicKitRows,
  patchRows,
  graffitiRows,
  pinRows,
  passRows,
  keyRows,
  toolRows,
];

function byName(a: PlainRow, b: PlainRow): number {
  return a[1] < b[1] ? -1 : 1;
}

/** Assembles the catalogue file from the library's data. Sorted, so that the same data always produces the same file. */
export function assembleCatalogue(library: Library): CatalogueFile {
  const weapons = weaponRows(library);
  const collections = collectionRows(library);
  return {
    source: `${LIBRARY_NAME} ${LIBRARY_RELEASE}`,
    collections,
    weapons: weapons.map(({ row }) => row),
    finishes: finishRows(library, { weaponIds: weapons.map(({ id }) => id), collections }),
    stickers: stickerRows(library),
    plain: PLAIN_KINDS.flatMap((rowsOf) => rowsOf(library).sort(byName)),
  };
}
