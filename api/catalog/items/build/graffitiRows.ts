import type { PlainRow } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';
import { plainRow } from './plainRow.ts';

/** From this year on a tournament's graffiti came with its viewer pass and cannot be sold. */
const VIEWER_PASS_SINCE = 2019;

/** Builds the rows of sealed graffiti: only unopened ones can be traded, and their names contain the word. */
export function graffitiRows(library: Library): PlainRow[] {
  const rows: PlainRow[] = [];
  for (const item of library.items) {
    if (item.type !== 'graffiti') continue;
    const { en, zh } = namesOf(library, item);
    const isOfTournament = library.english[item.id]?.tournamentDesc !== undefined;
    const year = Number(/ (\d{4})$/.exec(en)?.[1] ?? 0);
    if (isOfTournament && year >= VIEWER_PASS_SINCE) continue;
    rows.push(
      plainRow(item, {
        type: ITEM_TYPES.graffiti,
        en: `Sealed Graffiti | ${afterFirstBar(en)}`,
        zh: `封装的涂鸦 | ${afterFirstBar(zh)}`,
      }),
    );
  }
  return rows;
}
