import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { InventoryNotDue, NoSteamAccount } from './inventory.errors.ts';
import { listInventoryAccounts, lockAccounts, markSyncing } from './inventoryAccount.store.ts';

/** Reads an inventory. Its pages come at Steam's pace. */
export const inventorySyncJob = declareJob({
  name: 'inventory-sync',
  key: 'steamAccountId',
  timeoutSeconds: 300,
});

/**
 * Requests a sync of one of a user's inventories, or of all that may be synced now; the worker does it. A running sync
 * continues.
 * @returns the accounts that are synced.
 * @throws NoSteamAccount
 * @throws InventoryNotDue if none may be synced yet (S-07).
 */
export async function refreshInventory(
  { db, jobs }: Platform,
  { userId, steamAccountId }: { userId: string; steamAccountId: string | null },
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const listed = await listInventoryAccounts(tx, userId, steamAccountId);
    if (listed.length === 0) throw new NoSteamAccount();
    await lockAccounts(
      tx,
      listed.map((account) => account.id),
    );
    const accounts = await listInventoryAccounts(tx, userId, steamAccountId);
    const now = await readClock(tx);
    const isUnderWay = (account: (typeof accounts)[number]) => account.inventoryStatus === 'syncing';
    const due = accounts.filter(
      (account) => !isUnderWay(account) && (account.inventoryDueAt === null || account.inventoryDueAt <= now),
    );
    const [soonest] = accounts
      .flatMap(({ inventoryDueAt }) => inventoryDueAt ?? [])
      .toSorted((one, other) => one.getTime() - other.getTime());
    if (due.length === 0 && !accounts.some(isUnderWay) && soonest)
      throw new InventoryNotDue({ dueAt: soonest });
    const ids = due.map((account) => account.id);
    await markSyncing(tx, ids);
    for (const id of ids) {
      await jobs.send(tx, inventorySyncJob, { steamAccountId: id });
      await notifyChanged(tx, { topic: 'inventory', id, userId });
    }
    return accounts.filter((account) => isUnderWay(account) || ids.includes(account.id)).map(({ id }) => id);
  });
}
