import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { inventorySyncJob } from '../listing/listItems.ts';
import { InventoryNotDue, NoSteamAccount } from './inventory.errors.ts';
import { listInventoryAccounts, lockAccounts, markSyncing } from './inventoryAccount.store.ts';

/** Whose inventories are read, and why. */
interface RefreshRequest {
  userId: string;
  /** One account, or all. */
  steamAccountId: string | null;
  /** The owner merely looks at what is known: accounts that Steam rejects are left alone, and nothing due is no error. */
  isLook?: boolean;
}

/**
 * Requests a sync of one of a user's inventories, or of all that may be synced now; the worker does it. A running sync
 * continues, so two tabs that look at once cause one.
 * @returns the accounts that are synced.
 * @throws NoSteamAccount, unless the owner merely looks.
 * @throws InventoryNotDue if none may be synced yet (S-07), unless the owner merely looks.
 */
export async function refreshInventory(
  { db, jobs }: Platform,
  { userId, steamAccountId, isLook = false }: RefreshRequest,
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const listed = await listInventoryAccounts(tx, userId, steamAccountId);
    if (listed.length === 0 && isLook) return [];
    if (listed.length === 0) throw new NoSteamAccount();
    await lockAccounts(
      tx,
      listed.map((account) => account.id),
    );
    const accounts = await listInventoryAccounts(tx, userId, steamAccountId);
    const now = await readClock(tx);
    const isUnderWay = (account: (typeof accounts)[number]) => account.inventoryStatus === 'syncing';
    const due = accounts.filter(
      (account) =>
        !isUnderWay(account) &&
        !(isLook && account.status === 'abnormal') &&
        (account.inventoryDueAt === null || account.inventoryDueAt <= now),
    );
    const [soonest] = accounts
      .flatMap(({ inventoryDueAt }) => inventoryDueAt ?? [])
      .toSorted((one, other) => one.getTime() - other.getTime());
    if (due.length === 0 && !isLook && !accounts.some(isUnderWay) && soonest)
      throw new InventoryNotDue({ dueAt: soonest });
    const ids = due.map((account) => account.id);
    // Whoever asks may wait for what came by a trade elsewhere, which Steam protects.
    await markSyncing(tx, ids, !isLook);
    for (const id of ids) {
      await jobs.send(tx, inventorySyncJob, { steamAccountId: id });
      await notifyChanged(tx, { topic: 'inventory', id, userId });
    }
    return accounts.filter((account) => isUnderWay(account) || ids.includes(account.id)).map(({ id }) => id);
  });
}
