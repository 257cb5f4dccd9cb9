import { finishName } from '../../catalog/items/finishName.ts';
import { itemFromName } from '../../catalog/items/itemFromName.ts';
import { readNameWords } from '../../catalog/items/readCatalogue.ts';
import { importedItemOf } from '../../catalog/prices/importedItem.ts';
import { traitsOf } from '../../catalog/traits/copyTraits.ts';
import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
import type { InventoryAsset } from '../../steam/client/steamGateway.ts';
import {
  fillPictures,
  insertNamedItems,
  listNamedItems,
  listPhaseNames,
  type NamedItem,
} from './inventory.store.ts';
import type { InventoryCopy } from './inventoryPlan.ts';

/** For an item that the catalogue does not know, Steam's tags contain more than its name. */
function newItemOf(asset: InventoryAsset, words: ReturnType<typeof readNameWords>) {
  const item = itemFromName(asset.marketHashName, words);
  const { tags } = asset;
  return importedItemOf({
    ...item,
    iconUrl: asset.iconUrl ?? item.iconUrl,
    tagType: tags.Type ?? item.tagType,
    tagWeapon: tags.Weapon ?? item.tagWeapon,
    tagRarity: tags.Rarity ?? item.tagRarity,
    tagExterior: tags.Exterior ?? item.tagExterior,
    tagItemSet: tags.ItemSet ?? item.tagItemSet,
  });
}

async function saveItems(tx: Tx, assets: readonly InventoryAsset[]): Promise<Map<string, NamedItem>> {
  const firsts = new Map(assets.map((asset) => [asset.marketHashName, asset]));
  const attached = assets.flatMap(({ stickers, charm }) => [
    ...stickers.map((sticker) => sticker.marketHashName),
    ...(charm ? [charm.marketHashName] : []),
  ]);
  const names = [...new Set([...firsts.keys(), ...attached])];
  const known = await listNamedItems(tx, names);
  const missing = [...firsts.values()].filter((asset) => !known.has(asset.marketHashName));
  const pictures = [...known.values()].flatMap(({ id, marketHashName, iconUrl }) => {
    const found = iconUrl === null ? firsts.get(marketHashName)?.iconUrl : null;
    return found ? [{ id, iconUrl: found }] : [];
  });
  if (pictures.length > 0) await fillPictures(tx, pictures);
  if (missing.length === 0) return known;
  const words = readNameWords();
  await insertNamedItems(
    tx,
    missing.map((asset) => newItemOf(asset, words)),
  );
  return listNamedItems(tx, names);
}

/**
 * Converts Steam's assets to the market's copies, in the caller's transaction. Items are found by market hash name, or
 * created from an unknown name by the grammar of the price import; phases by paint index; stickers and charms with
 * names in both languages; what collectors read from the pattern is computed.
 */
export async function saveInventory(tx: Tx, assets: readonly InventoryAsset[]): Promise<InventoryCopy[]> {
  const items = await saveItems(tx, assets);
  const phases = await listPhaseNames(
    tx,
    [...items.values()].map((item) => item.id),
  );
  const named = (marketHashName: string) => {
    const {
      nameZh = marketHashName,
      nameEn = marketHashName,
      iconUrl = null,
    } = items.get(marketHashName) ?? {};
    return { marketHashName, nameZh, nameEn, iconUrl };
  };
  return assets.map(({ tags: _tags, marketHashName, tradableAt, ...asset }) => {
    const item = items.get(marketHashName);
    assert(item, 'an item of an inventory is in the market');
    return {
      ...asset,
      marketItemId: item.id,
      phase: phases.get(`${item.id} ${asset.paintIndex}`) ?? null,
      ...traitsOf(finishName({ marketHashName }), asset.paintSeed),
      stickers: asset.stickers.map((sticker) => ({ ...sticker, ...named(sticker.marketHashName) })),
      charm: asset.charm && { ...named(asset.charm.marketHashName), seed: asset.charm.seed },
      tradableAt: tradableAt === null ? null : new Date(tradableAt * 1_000),
    };
  });
}
