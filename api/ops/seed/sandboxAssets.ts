import type { CatalogueItem } from '../../catalog/items/catalogue.ts';
import type { RobotAsset } from '../../catalog/items/robotAsset.ts';
import type { CatalogueTag } from '../../catalog/items/tags.ts';
import type { SandboxAsset, SandboxTag } from '../../sandbox/steam/seedSandboxAccounts.ts';

/** Steam's category names for the tags of an inventory item. */
const STEAM_CATEGORIES = {
  type: 'Type',
  weapon: 'Weapon',
  rarity: 'Rarity',
  quality: 'Quality',
  exterior: 'Exterior',
  itemSet: 'ItemSet',
};

/** Creates the sandbox's inventory rows for the robots' stock. */
export function sandboxAssets(
  stock: readonly RobotAsset[],
  owners: readonly { steamId: string }[],
  items: readonly CatalogueItem[],
  tags: readonly CatalogueTag[],
): SandboxAsset[] {
  const itemOf = new Map(items.map((item) => [item.marketHashName, item]));
  const tagOf = new Map(tags.map((tag) => [`${tag.category}:${tag.internalName}`, tag]));
  const tagsOf = (item: CatalogueItem): SandboxTag[] => {
    const names = {
      type: item.tagType,
      weapon: item.tagWeapon,
      rarity: item.tagRarity,
      quality: item.tagQuality,
      exterior: item.tagExterior,
      itemSet: item.tagItemSet,
    };
    return Object.entries(names).flatMap(([category, internalName]) => {
      const tag = tagOf.get(`${category}:${internalName}`);
      if (!tag) return [];
      const steamCategory = STEAM_CATEGORIES[category as keyof typeof STEAM_CATEGORIES];
      return [
        {
          category: steamCategory,
          internalName: tag.internalName,
          nameEn: tag.nameEn,
          nameZh: tag.nameZh,
          color: tag.color,
        },
      ];
    });
  };
  return stock.map((asset) => {
    const item = itemOf.get(asset.marketHashName);
    const owner = owners[asset.robotIndex];
    if (!item || !owner) throw new Error(`the stock names what is not there: ${asset.marketHashName}`);
    const { robotIndex: _, phase: __, askCents: ___, ...copy } = asset;
    return {
      ...copy,
      ownerSteamId: owner.steamId,
      nameEn: item.nameEn,
      nameZh: item.nameZh,
      iconUrl: item.iconUrl,
      tags: tagsOf(item),
    };
  });
}
