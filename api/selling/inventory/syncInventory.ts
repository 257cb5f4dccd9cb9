import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { recordArrivals } from '../../orders/order/recordCopies.ts';
import { actForAccount } from '../../orders/tradeOffer/actForAccount.ts';
import { endOwnHold } from '../../orders/tradeOffer/ownHold.ts';
import {
  BOTH_CONTEXTS,
  FREE_CONTEXT,
  readSteamInventory,
  type SteamInventory,
} from '../../steam/client/readSteamInventory.ts';
import { findRestriction, updateAccountStatus } from '../../steam/client/steamAccount.store.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { fillCosts } from './cost.store.ts';
import {
  insertCopies,
  listKnownCopies,
  markCopiesGone,
  updateCopies,
  updateSeenAt,
  type WithdrawnListing,
} from './inventory.store.ts';
import {
  type BegunSync,
  beginSync,
  endSync,
  listHeldAssetIds,
  lockBoundAccount,
} from './inventoryAccount.store.ts';
import { planInventory } from './inventoryPlan.ts';
import { saveInventory } from './saveInventory.ts';
import { followStuckCopies } from './stuckCopies.ts';

/** Minimum time between two syncs of one account, in milliseconds. */
const PAUSE_MS = 60_000;
/** Time until a failed sync is retried, in milliseconds. */
const FAILURE_PAUSE_MS = 2 * 60_000;
/** Maximum number of items that the message about withdrawn listings names. */
const NAMED_MAX = 3;

/**
 * Reads a Steam account's inventory and updates the stored copies in one transaction: new copies,
 * changed ones, those with a new id after a trade, and those that are gone, with their listings. Safe to be killed at
 * any point and run again: Steam is only read, and the result is written completely or not at all.
 */
export async function syncInventory(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  await worker.locks.hold(`inventory-sync:${steamAccountId}`, async () => {
    const account = await beginSync(worker.db, steamAccountId, {
      pauseMs: PAUSE_MS,
      syncMs: worker.config.INVENTORY_SYNC_MS,
    });
    if (!account) return;
    const { userId } = account;
    await tell(worker, userId, steamAccountId);
    checkpoint('inventory.begun');
    try {
      const inventory = await readFor(worker, steamAccountId, account);
      checkpoint('inventory.read');
      await inTransaction(worker.db, async (tx) => {
        if (inventory === 'private') await endSync(tx, steamAccountId, { status: 'private' });
        else await write(tx, { id: steamAccountId, ...account }, inventory);
        await notifyChanged(tx, { topic: 'inventory', id: steamAccountId, userId });
      });
      checkpoint('inventory.written');
    } catch (error) {
      // Any error needs a pause; otherwise the next sync would read everything from Steam again at once (T-35).
      await endSync(worker.db, steamAccountId, { status: 'failed', pauseMs: FAILURE_PAUSE_MS });
      await tell(worker, userId, steamAccountId);
      if (!(error instanceof SteamError)) throw error;
      worker.log.warn({ steamAccountId, error: error.message }, 'an inventory could not be read');
    }
  });
}

async function tell(worker: WorkerPlatform, userId: string, id: string): Promise<void> {
  await inTransaction(worker.db, (tx) => notifyChanged(tx, { topic: 'inventory', id, userId }));
}

/** What was read for an account, and whether the protected context was. */
interface FoundInventory extends SteamInventory {
  hasProtected: boolean;
}

/**
 * With an expired session Steam answers "private", as for any stranger, so only the answer to a fresh session counts.
 * An inventory that is suddenly empty is read again, because Steam has reported full ones as empty.
 */
async function readFor(
  worker: WorkerPlatform,
  steamAccountId: string,
  { inventoryCount, mayHoldProtected }: BegunSync,
): Promise<FoundInventory | 'private'> {
  let tries = 0;
  let found: FoundInventory | 'private' = 'private';
  const knownIds = mayHoldProtected ? [] : await listHeldAssetIds(worker.db, steamAccountId);
  await actForAccount(worker, steamAccountId, async (session) => {
    tries += 1;
    const first = mayHoldProtected
      ? await readBoth(worker, session)
      : await readFree(worker, session, knownIds);
    const isDoubtful =
      first === null || (first !== 'private' && first.assets.length === 0 && inventoryCount > 0);
    found = isDoubtful ? await readBoth(worker, session) : first;
    if (found === 'private' && tries === 1)
      throw new SteamError('sessionExpired', 'inventory: shown to its owner only');
    await endOwnHold(worker, session, steamAccountId);
  });
  return found;
}

async function readBoth(worker: WorkerPlatform, session: SteamSession): Promise<FoundInventory | 'private'> {
  const read = await readSteamInventory(worker, session, BOTH_CONTEXTS);
  return read === 'private' ? read : { ...read, hasProtected: true };
}

/**
 * Reads the free items alone. Null if one that is known is not among them: it may have become protected, which is no
 * absence, so both contexts must be read.
 */
async function readFree(
  worker: WorkerPlatform,
  session: SteamSession,
  knownIds: readonly string[],
): Promise<FoundInventory | 'private' | null> {
  const read = await readSteamInventory(worker, session, FREE_CONTEXT);
  if (read === 'private') return read;
  const ids = new Set([...read.assets.map(({ assetId }) => assetId), ...read.unreadableIds]);
  if (knownIds.some((id) => !ids.has(id))) return null;
  worker.watch.noteSaved('getInventory', 1);
  return { ...read, hasProtected: false };
}

async function write(
  tx: Tx,
  account: { id: string; userId: string; accountName: string },
  { assets, unreadableIds, isWhole, hasProtected }: FoundInventory,
): Promise<void> {
  if (!(await lockBoundAccount(tx, account.id))) return;
  const copies = await saveInventory(tx, assets);
  const foundIds = [...copies.map(({ assetId }) => assetId), ...unreadableIds];
  const known = await listKnownCopies(tx, account.id, foundIds);
  const plan = planInventory(known, { copies, unreadableIds: new Set(unreadableIds), isWhole });
  if (plan.changed.length > 0) await updateCopies(tx, plan.changed);
  if (plan.inserted.length > 0) await insertCopies(tx, account.id, plan.inserted);
  if (plan.inserted.length > 0) await recordArrivals(tx, account.id);
  await updateSeenAt(
    tx,
    account.id,
    copies.map((copy) => copy.assetId),
  );
  const withdrawn = plan.goneIds.length > 0 ? await markCopiesGone(tx, plan.goneIds) : [];
  if (withdrawn.length > 0) await notifyWithdrawn(tx, account, withdrawn);
  const movedItemIds = await followStuckCopies(tx, account);
  await fillCosts(tx, account.id, account.userId);
  await endSync(tx, account.id, { status: 'synced', hasProtected });
  // An account that Steam restricts from trading has nothing tradable; its restrictions end by themselves. One whose trades Steam would
  // hold has the same items as before (`endOwnHold`).
  if (assets.some(({ isTradable }) => isTradable) && (await findRestriction(tx, account.id)) === 'refused')
    await updateAccountStatus(tx, account.id, { from: 'notSellable', to: 'normal' });
  await refreshMarketItems(tx, [...withdrawn.map((listing) => listing.marketItemId), ...movedItemIds]);
}

async function notifyWithdrawn(
  tx: Tx,
  { userId, accountName }: { userId: string; accountName: string },
  withdrawn: readonly WithdrawnListing[],
): Promise<void> {
  const items = withdrawn
    .slice(0, NAMED_MAX)
    .map(({ nameZh, nameEn, askCents }) => ({ zh: nameZh, en: nameEn, amount: formatYuan(askCents) }));
  await postMessage(tx, {
    userId,
    type: 'inventory',
    template: 'listingsWithdrawn',
    params: { items, count: withdrawn.length, accountName },
  });
}
