import { type PlainRow, QUALITY_BITS } from '../catalogueFile.ts';
import { ITEM_TYPES } from '../itemType.ts';
import { afterFirstBar, type Library, namesOf } from './library.ts';

const SOUVENIR_PACKAGE = 3;
const TOURNAMENT = /^([A-Z][\p{L}]+ (20\d\d)) /u;

/** The first tournament with a viewer pass was Katowice 2019, the only one without a pass with tokens. */
const FIRST_YEAR = 2019;
const WITHOUT_TOKENS = 'Katowice 2019';

function commonStart(first: string, second: string): string {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return first.slice(0, length);
}

/** Tournaments with passes, English name to Chinese. They are the prefix of the names of their packages, one per map. */
function tournamentsWithPasses(library: Library): Map<string, string> {
  const tournaments = new Map<string, string>();
  for (const item of library.items) {
    if (item.containerType !== SOUVENIR_PACKAGE) continue;
    const { en, zh } = namesOf(library, item);
    const [, tournament, year] = TOURNAMENT.exec(afterFirstBar(en)) ?? [];
    if (tournament === undefined || Number(year) < FIRST_YEAR) continue;
    const name = afterFirstBar(zh);
    tournaments.set(tournament, commonStart(tournaments.get(tournament) ?? name, name));
  }
  return tournaments;
}

/** Builds the rows of viewer passes, which the library lacks although every tournament since 2019 sold them. Their pictures are unknown. */
export function passRows(library: Library): PlainRow[] {
  return [...tournamentsWithPasses(library)].flatMap(([en, zh]): PlainRow[] => {
    const nameEn = `${en} Viewer Pass`;
    const nameZh = `${zh}观众通行证`;
    const plain: PlainRow = [ITEM_TYPES.pass, nameEn, nameZh, 0, QUALITY_BITS.normal, null];
    if (en === WITHOUT_TOKENS) return [plain];
    const withTokens = [`${nameEn} + 3 Souvenir Tokens`, `${nameZh} + 3 枚纪念品代币`] as const;
    return [plain, [ITEM_TYPES.pass, ...withTokens, 0, QUALITY_BITS.normal, null]];
  });
}
