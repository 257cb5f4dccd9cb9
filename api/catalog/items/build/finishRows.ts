import {
  type CollectionRow,
  type FinishRow,
  QUALITY_BITS,
  type RarityRank,
  type VariantRow,
} from '../catalogueFile.ts';
import { encodeIcon } from '../iconCode.ts';
import { afterFirstBar, type Library, type LibraryItem, namesOf } from './library.ts';

/** The indexes into the file's weapon and collection tables. */
export interface FinishTables {
  readonly weaponIds: readonly number[];
  readonly collections: readonly CollectionRow[];
}

function isFinish(item: LibraryItem): boolean {
  if (!['weapon', 'melee', 'glove'].includes(item.type)) return false;
  // A base knife is sold without a finish (vanilla). Base weapons and base gloves only carry finishes.
  return item.base === true ? item.type === 'melee' && item.free !== true : true;
}

function variantOf({ base, index, altName, image }: LibraryItem): VariantRow {
  if (image === undefined) throw new Error('the library has a finish without a picture');
  // The library gives a vanilla knife the index 0, which the game uses for no paint.
  return [base === true ? null : (index ?? null), altName ?? null, encodeIcon(image)];
}

/** Builds the rows of weapon finishes, one for each market finish: Doppler phases share one and are its variants. */
export function finishRows(library: Library, { weaponIds, collections }: FinishTables): FinishRow[] {
  const qualities = finishQualities(library);
  const rows = new Map<string, { row: FinishRow; variants: VariantRow[] }>();
  for (const item of library.items.filter(isFinish)) {
    const { en, zh } = namesOf(library, item);
    const known = rows.get(en);
    if (known !== undefined) {
      known.variants.push(variantOf(item));
      continue;
    }
    const isVanilla = item.base === true;
    const weapon = weaponIds.indexOf(item.baseId ?? item.id);
    if (weapon < 0) throw new Error(`the library has no weapon for the finish ${en}`);
    const collection = collections.findIndex(([internalName]) => internalName === item.collection);
    const variants = [variantOf(item)];
    const row: FinishRow = [
      weapon,
      isVanilla ? null : afterFirstBar(en),
      isVanilla ? null : afterFirstBar(zh),
      rarityRank(item.rarity),
      collection < 0 ? null : collection,
      qualities(item),
      item.wearMin ?? null,
      item.wearMax ?? null,
      variants,
    ];
    rows.set(en, { row, variants });
  }
  for (const { variants } of rows.values()) variants.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  return [...rows.values()]
    .map(({ row }) => row)
    .sort((a, b) => a[0] - b[0] || ((a[1] ?? '') < (b[1] ?? '') ? -1 : 1));
}

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

const RANKS: Readonly<Record<string, RarityRank>> = {
  '#b0c3d9': 0,
  '#5e98d9': 1,
  '#4b69ff': 2,
  '#8847ff': 3,
  '#d32ce6': 4,
  '#eb4b4b': 5,
  '#e4ae39': 6,
};

/** Maps the game's colour, by which the library gives a rarity, to its rank. Throws for the colour of items without rarity. */
export function rarityRank(color: string | undefined): RarityRank {
  const rank = color === undefined ? undefined : RANKS[color];
  if (rank === undefined) throw new Error(`no rarity has the colour ${color}`);
  return rank;
}
