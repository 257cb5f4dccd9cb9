import type { AttachedKit } from '../../catalog/items/attachedKit.ts';
import type { CatalogueItem } from '../../catalog/items/catalogue.ts';
import type { RobotAsset } from '../../catalog/items/robotAsset.ts';
import type { CatalogueTag } from '../../catalog/items/tags.ts';
import type { SandboxAsset, SandboxTag, ValveNumbers } from '../../sandbox/steam/seedSandboxAccounts.ts';
import { inspectBlockOf } from '../../selling/listing/inspectUrl.ts';

/** Steam's category names for the tags of an inventory item. */
const STEAM_CATEGORIES = {
  type: 'Type',
  weapon: 'Weapon',
  rarity: 'Rarity',
  quality: 'Quality',
  exterior: 'Exterior',
  itemSet: 'ItemSet',
};

/** Valve's numbers of an item; null without a finish. */
function valveOf(item: CatalogueItem): ValveNumbers | null {
  const plain = { paintIndex: 0, paintSeed: 0, floatValue: 0, nameTag: null, stickers: [], charm: null };
  const block = item.floatMax === null ? null : inspectBlockOf({ ...item, ...plain }, () => undefined);
  return block && { definition: block.definition, rarity: block.rarity ?? 0, quality: block.quality ?? 0 };
}

/**
 * Creates the sandbox's inventory rows for the robots' stock.
 * @throws Error if the stock has an item or a robot that is not among the given ones.
 */
export function sandboxAssets(
  stock: readonly RobotAsset[],
  owners: readonly { steamId: string }[],
  items: readonly CatalogueItem[],
  tags: readonly CatalogueTag[],
  kits: ReadonlyMap<string, AttachedKit>,
): SandboxAsset[] {
  const withKit = <Attached extends { marketHashName: string }>(attached: Attached) => ({
    ...attached,
    kit: kits.get(attached.marketHashName)?.kit ?? 0,
  });
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
    if (!item || !owner) throw new Error(`the stock has an unknown item or robot: ${asset.marketHashName}`);
    const { robotIndex: _, phase: __, askCents: ___, ...copy } = asset;
    return {
      ...copy,
      ownerSteamId: owner.steamId,
      nameEn: item.nameEn,
      nameZh: item.nameZh,
      iconUrl: item.iconUrl,
      tags: tagsOf(item),
      valve: valveOf(item),
      stickers: copy.stickers.map(withKit),
      charm: copy.charm && withKit(copy.charm),
    };
  });
}
