import type { CatalogueItem } from './catalogue.ts';
import { ITEM_TYPES } from './itemType.ts';

/** Lowest and highest usual price of a kind of item in fen (CNY cents), quality normal. */
export interface PriceRange {
  readonly lowCents: number;
  readonly highCents: number;
}

const range = (lowCents: number, highCents: number): PriceRange => ({ lowCents, highCents });

const BY_TYPE: Readonly<Record<string, PriceRange>> = {
  [ITEM_TYPES.knife]: range(70_000, 2_000_000),
  [ITEM_TYPES.gloves]: range(50_000, 1_500_000),
  [ITEM_TYPES.container]: range(100, 15_000),
  [ITEM_TYPES.musicKit]: range(1_500, 12_000),
  [ITEM_TYPES.graffiti]: range(10, 300),
  [ITEM_TYPES.collectible]: range(1_500, 30_000),
  [ITEM_TYPES.pass]: range(4_000, 12_000),
  [ITEM_TYPES.key]: range(2_500, 6_000),
  [ITEM_TYPES.tool]: range(1_800, 3_000),
  [ITEM_TYPES.nameTag]: range(1_000, 1_600),
};

/** Weapons by rarity, Steam's tag. */
const BY_WEAPON_RARITY: Readonly<Record<string, PriceRange>> = {
  Rarity_Common_Weapon: range(10, 200),
  Rarity_Uncommon_Weapon: range(20, 500),
  Rarity_Rare_Weapon: range(50, 2_000),
  Rarity_Mythical_Weapon: range(500, 8_000),
  Rarity_Legendary_Weapon: range(2_000, 40_000),
  Rarity_Ancient_Weapon: range(10_000, 300_000),
  Rarity_Contraband: range(1_000_000, 4_000_000),
};

/** Stickers, charms, patches and agents by rarity. */
const BY_PLAIN_RARITY: Readonly<Record<string, PriceRange>> = {
  Rarity_Common: range(20, 300),
  Rarity_Rare: range(20, 1_500),
  Rarity_Mythical: range(60, 6_000),
  Rarity_Legendary: range(150, 20_000),
  Rarity_Ancient: range(400, 50_000),
  Rarity_Contraband: range(8_000, 50_000),
  Rarity_Rare_Character: range(900, 4_000),
  Rarity_Mythical_Character: range(1_200, 8_000),
  Rarity_Legendary_Character: range(2_500, 25_000),
  Rarity_Ancient_Character: range(6_000, 60_000),
};

const FALLBACK = range(100, 5_000);

/** The usual prices of the item's kind, in fen. */
export function priceRangeOf({ tagType, tagWeapon, tagRarity }: CatalogueItem): PriceRange {
  const byType = BY_TYPE[tagType];
  if (byType !== undefined) return byType;
  const byRarity = tagWeapon === null ? BY_PLAIN_RARITY : BY_WEAPON_RARITY;
  return byRarity[tagRarity ?? ''] ?? FALLBACK;
}
