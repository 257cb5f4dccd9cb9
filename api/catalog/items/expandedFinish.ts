import type { CatalogueItem, CataloguePhase } from './catalogue.ts';
import type { CatalogueFile, FinishRow, VariantRow } from './catalogueFile.ts';
import { exteriorsWithin, NOT_PAINTED } from './exterior.ts';
import { iconUrlOf } from './iconCode.ts';
import { ITEM_TYPES } from './itemType.ts';
import { type MarketNameParts, marketHashName, marketNameZh } from './marketName.ts';
import { qualitiesOf } from './quality.ts';
import { rarityColor, rarityTag } from './rarity.ts';

type SharedFields = Omit<
  CatalogueItem,
  'marketHashName' | 'nameEn' | 'nameZh' | 'tagQuality' | 'tagExterior'
>;

function phasesOf(variants: readonly VariantRow[]): CataloguePhase[] {
  const phases: CataloguePhase[] = [];
  for (const [paintIndex, name, icon] of variants) {
    if (name !== null && paintIndex !== null) phases.push({ name, paintIndex, iconUrl: iconUrlOf(icon) });
  }
  return phases;
}

function sharedFields(row: FinishRow, file: CatalogueFile): SharedFields {
  const [weaponIndex, , , rarity, collectionIndex, , floatMin, floatMax, variants] = row;
  const [tagWeapon, , , tagType] = file.weapons[weaponIndex] ?? unknownWeapon(weaponIndex);
  const phases = phasesOf(variants);
  const first = variants[0];
  // Gloves are the only painted kind with the rarity Extraordinary instead of a weapon's Covert.
  const family = tagType === ITEM_TYPES.gloves ? 'plain' : 'weapon';
  return {
    tagType,
    tagWeapon,
    tagRarity: rarityTag(rarity, family),
    tagItemSet: collectionIndex === null ? null : (file.collections[collectionIndex]?.[0] ?? null),
    floatMin,
    floatMax,
    rarityColor: rarityColor(rarity),
    iconUrl: first === undefined ? null : iconUrlOf(first[2]),
    paintIndex: phases.length > 0 ? null : (first?.[0] ?? null),
    ...(phases.length > 0 ? { phases } : {}),
  };
}

function unknownWeapon(index: number): never {
  throw new Error(`catalogue: a finish names weapon ${index}, which the file does not have`);
}

/** Expands a finish to its market items: each quality in each exterior within its wear range. */
export function expandFinish(row: FinishRow, file: CatalogueFile): CatalogueItem[] {
  const [weaponIndex, finishEn, finishZh, , , bits, floatMin, floatMax] = row;
  const [, baseEn, baseZh, type] = file.weapons[weaponIndex] ?? unknownWeapon(weaponIndex);
  const shared = sharedFields(row, file);
  const isStar = type === ITEM_TYPES.knife || type === ITEM_TYPES.gloves;
  const exteriors = floatMin === null || floatMax === null ? [null] : exteriorsWithin(floatMin, floatMax);
  return qualitiesOf(bits, isStar).flatMap((quality) =>
    exteriors.map((exterior) => {
      const english: MarketNameParts = { base: baseEn, finish: finishEn, quality, exterior };
      const name = marketHashName(english);
      return {
        marketHashName: name,
        nameEn: name,
        nameZh: marketNameZh({ base: baseZh, finish: finishZh, quality, exterior }),
        tagQuality: quality.tag,
        tagExterior: exterior?.internalName ?? NOT_PAINTED,
        ...shared,
      };
    }),
  );
}
