import type { CollectionRow, FinishRow, VariantRow } from '../catalogueFile.ts';
import { encodeIcon } from '../iconCode.ts';
import { finishQualities } from './finishQualities.ts';
import { afterFirstBar, type Library, type LibraryItem, namesOf } from './library.ts';
import { rarityRank } from './rarityRank.ts';

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
