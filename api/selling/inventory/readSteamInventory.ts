import { checkpoint } from '../../kernel/checkpoint.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { InventoryAsset, InventoryPage, SteamSession } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';

/** An inventory as it was read, both contexts together. */
export interface SteamInventory {
  assets: readonly InventoryAsset[];
  unreadableIds: readonly string[];
  /** Every page was read, and Steam's counts agree with them. */
  isWhole: boolean;
}

/** More pages than any inventory has. */
const PAGES_MAX = 100;

/** The free items first: what is freed between the two looks is seen twice, not missed. */
const CONTEXTS = ['16', '2'] as const;

/**
 * Reads an account's inventory page by page. Items that come or go meanwhile make the counts disagree; then it is not whole, and nobody
 * may conclude from it that something is gone.
 * @returns `private` where Steam shows it not even to its owner.
 * @throws SteamError where a page cannot be had, so that half an inventory never looks like one.
 */
export async function readSteamInventory(
  { steam }: WorkerPlatform,
  session: SteamSession,
): Promise<SteamInventory | 'private'> {
  const assets = new Map<string, InventoryAsset>();
  const unreadableIds = new Set<string>();
  let isWhole = true;
  for (const contextId of CONTEXTS) {
    const pages: InventoryPage[] = [];
    let startAssetId: string | null = null;
    do {
      const page = await steam.getInventory(session, { steamId: session.steamId, contextId, startAssetId });
      checkpoint('inventory.page');
      if (page === 'private') return 'private';
      if (page.nextStartAssetId !== null && page.nextStartAssetId === startAssetId)
        throw new SteamError('transient', 'inventory: its pages do not end', { isOutage: true });
      if (pages.push(page) > PAGES_MAX)
        throw new SteamError('transient', 'inventory: its pages do not end', { isOutage: true });
      startAssetId = page.nextStartAssetId;
    } while (startAssetId !== null);
    isWhole &&= agree(pages);
    for (const page of pages) {
      for (const asset of page.assets) assets.set(asset.assetId, asset);
      for (const id of page.unreadableIds) unreadableIds.add(id);
    }
  }
  return { assets: [...assets.values()], unreadableIds: [...unreadableIds], isWhole };
}

/** Every page tells the same count, and it is the number of different items on them. */
function agree(pages: readonly InventoryPage[]): boolean {
  const ids = new Set(pages.flatMap((page) => [...page.unreadableIds, ...page.assets.map((a) => a.assetId)]));
  const total = pages[0]?.totalCount ?? 0;
  return ids.size === total && pages.every((page) => page.totalCount === total && page.lostCount === 0);
}
