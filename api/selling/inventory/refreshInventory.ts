import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { InventoryNotDue, NoSteamAccount } from './inventory.errors.ts';
import { listInventoryAccounts, lockAccounts, markSyncing } from './inventoryAccount.store.ts';

/**
 * Asks for a look at one of a user's inventories, or at all that may be looked at now; the worker does it. One that is being looked at stays
 * so.
 * @returns the accounts that are looked at.
 * @throws NoSteamAccount @throws InventoryNotDue where none may be looked at yet (S-07).
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
      await jobs.send(tx, 'inventory-sync', { steamAccountId: id }, id);
      await notifyChanged(tx, { topic: 'inventory', id, userId });
    }
    return accounts.filter((account) => isUnderWay(account) || ids.includes(account.id)).map(({ id }) => id);
  });
}
