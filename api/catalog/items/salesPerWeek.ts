import type { CatalogueItem } from './catalogue.ts';
import { finishName } from './finishName.ts';
import { ITEM_TYPES } from './itemType.ts';
import { KNOWN_FINISHES } from './knownFinish.ts';
import { nameHash } from './seededRandom.ts';
import { wantedness } from './wantedness.ts';

/** Share of a finish's sales by exterior. A finish with a narrow range sells mostly in its best exterior. */
const WIDE_SHARES: Readonly<Record<string, number>> = {
  WearCategory0: 0.3,
  WearCategory1: 0.55,
  WearCategory2: 1,
  WearCategory3: 0.22,
  WearCategory4: 0.26,
};
const NARROW_SHARES: Readonly<Record<string, number>> = {
  WearCategory0: 1,
  WearCategory1: 0.2,
  WearCategory2: 0.3,
};
const NARROW_FLOAT_MAX = 0.14;

/** Upper limits of the guessed sales by type, below the sales of well-known finishes. Weapons have the default. */
const TYPE_CEILINGS: Readonly<Record<string, number>> = {
  [ITEM_TYPES.knife]: 60,
  [ITEM_TYPES.gloves]: 60,
  [ITEM_TYPES.container]: 160,
  [ITEM_TYPES.agent]: 70,
  [ITEM_TYPES.sticker]: 60,
  [ITEM_TYPES.charm]: 50,
  [ITEM_TYPES.graffiti]: 15,
};
const DEFAULT_CEILING = 130;

function qualityShare({ tagQuality }: CatalogueItem): number {
  if (tagQuality === 'strange' || tagQuality === 'unusual_strange') return 0.25;
  return tagQuality === 'tournament' ? 0.04 : 1;
}

function exteriorShare({ tagExterior, floatMax }: CatalogueItem): number {
  if (tagExterior === null || floatMax === null) return 1;
  const shares = floatMax <= NARROW_FLOAT_MAX ? NARROW_SHARES : WIDE_SHARES;
  return shares[tagExterior] ?? 0.1;
}

/** A sticker in a slab is seldom sold. */
function slabShare(item: CatalogueItem, name: string): number {
  return item.tagType === ITEM_TYPES.charm && name.startsWith('Sticker Slab | ') ? 0.05 : 1;
}

/**
 * Number of copies that are expected to be sold in a week. It orders items with equally many sales and determines the number of listings
 * in the embedded market; it is shown nowhere. Well-known finishes come first. An integer ≥ 0.
 */
export function modelSalesPerWeek(item: CatalogueItem): number {
  const name = finishName(item);
  const share = exteriorShare(item) * qualityShare(item) * slabShare(item, name);
  const known = KNOWN_FINISHES.get(name);
  if (known !== undefined) return Math.round(known * share);
  const ceiling = TYPE_CEILINGS[item.tagType] ?? DEFAULT_CEILING;
  const want = item.tagWeapon === null ? 0.5 : 0.15 + 0.85 * wantedness(item);
  return Math.round(ceiling * want * nameHash(`sales of ${name}`) ** 3 * share);
}
