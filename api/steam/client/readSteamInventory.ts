import { checkpoint } from '../../kernel/checkpoint.ts';
import { SteamError } from './steamError.ts';
import type { InventoryAsset, InventoryPage, SteamSession } from './steamGateway.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/** An inventory as it was read, its contexts together. */
export interface SteamInventory {
  assets: readonly InventoryAsset[];
  unreadableIds: readonly string[];
  /** Every page was read, and Steam's counts agree with them. */
  isWhole: boolean;
}

/** More pages than any inventory has. */
const PAGES_MAX = 100;

type ContextId = '2' | '16';

/**
 * The protected context is read before the free one, so that an item that is freed in between is seen twice rather than
 * missed.
 */
export const BOTH_CONTEXTS: readonly ContextId[] = ['16', '2'];
export const FREE_CONTEXT: readonly ContextId[] = ['2'];

async function readPages(
  { steam }: WorkerPlatform,
  session: SteamSession,
  contextId: ContextId,
): Promise<InventoryPage[] | 'private'> {
  const pages: InventoryPage[] = [];
  let startAssetId: string | null = null;
  do {
    const page = await steam.getInventory(session, { steamId: session.steamId, contextId, startAssetId });
    checkpoint('inventory.page');
    if (page === 'private') return 'private';
    const isLoop = page.nextStartAssetId !== null && page.nextStartAssetId === startAssetId;
    if (isLoop || pages.push(page) > PAGES_MAX)
      throw new SteamError('transient', 'inventory: its pages do not end', { isOutage: true });
    startAssetId = page.nextStartAssetId;
  } while (startAssetId !== null);
  return pages;
}

/**
 * True if Steam counts items and shows none. It says so of an account whose items are all in the other context, and now and then of a
 * full inventory.
 */
function isHollow([page, ...others]: readonly InventoryPage[]): boolean {
  if (!page || others.length > 0 || page.totalCount === 0) return false;
  return page.assets.length + page.unreadableIds.length + page.lostCount === 0;
}

/**
 * Reads contexts of an account's inventory page by page. If items come or go meanwhile, the counts disagree; then the result is
 * incomplete, and a missing item may not be treated as gone. A context that counts items and shows none is read again, and counts as empty
 * if it still shows none.
 * @returns `private` if Steam hides it even from its owner.
 * @throws SteamError if a page cannot be read, so that half an inventory never passes as a complete one.
 */
export async function readSteamInventory(
  worker: WorkerPlatform,
  session: SteamSession,
  contexts: readonly ContextId[],
): Promise<SteamInventory | 'private'> {
  const assets = new Map<string, InventoryAsset>();
  const unreadableIds = new Set<string>();
  let isWhole = true;
  for (const contextId of contexts) {
    let pages = await readPages(worker, session, contextId);
    if (pages !== 'private' && isHollow(pages)) pages = await readPages(worker, session, contextId);
    if (pages === 'private') return 'private';
    isWhole &&= isHollow(pages) || agree(pages);
    for (const page of pages) {
      for (const asset of page.assets) assets.set(asset.assetId, asset);
      for (const id of page.unreadableIds) unreadableIds.add(id);
    }
  }
  return { assets: [...assets.values()], unreadableIds: [...unreadableIds], isWhole };
}

/** True if every page reports the same count, and it equals the number of different items on them. */
function agree(pages: readonly InventoryPage[]): boolean {
  const ids = new Set(pages.flatMap((page) => [...page.unreadableIds, ...page.assets.map((a) => a.assetId)]));
  const total = pages[0]?.totalCount ?? 0;
  return ids.size === total && pages.every((page) => page.totalCount === total && page.lostCount === 0);
}
