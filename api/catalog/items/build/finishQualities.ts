import { QUALITY_BITS } from '../catalogueFile.ts';
import type { Library, LibraryItem } from './library.ts';

/** The Danger Zone gift exists only as a souvenir. */
const SOUVENIR_ONLY_COLLECTION = 'set_blacksite';

/** The X-ray scanner's package is not a case, but its one weapon exists with StatTrak. */
const XRAY_COLLECTION = 'set_xraymachine';

const WEAPON_CASE = 0;
const CONTRABAND = '#e4ae39';

/** Collections of weapon cases. A case has rare specials or, if it is a sealed terminal, a community collection. */
function caseCollections(library: Library): Set<string> {
  const collections = new Set<string>([XRAY_COLLECTION]);
  for (const { containerType, collection, specials } of library.items) {
    if (containerType !== WEAPON_CASE || collection === undefined) continue;
    if (specials !== undefined || collection.startsWith('set_community_')) collections.add(collection);
  }
  return collections;
}

/**
 * Returns the qualities of a finish as bits. Knives: normal and StatTrak. Gloves: normal. Weapons: StatTrak if their collection is a case's
 * (contraband left its case but kept its StatTrak). Souvenir: every weapon finish, since the game turns any of them into a souvenir from
 * June 2026 on (https://github.com/ByMykel/CSGO-API/issues/258); before that, only finishes of souvenir packages.
 */
export function finishQualities(library: Library): (item: LibraryItem) => number {
  const withStatTrak = caseCollections(library);
  return ({ type, collection, rarity }) => {
    if (type === 'glove') return QUALITY_BITS.normal;
    if (type === 'melee') return QUALITY_BITS.normal + QUALITY_BITS.statTrak;
    if (collection === SOUVENIR_ONLY_COLLECTION) return QUALITY_BITS.souvenir;
    const isFromCase = rarity === CONTRABAND || (collection !== undefined && withStatTrak.has(collection));
    return QUALITY_BITS.normal + QUALITY_BITS.souvenir + (isFromCase ? QUALITY_BITS.statTrak : 0);
  };
}
