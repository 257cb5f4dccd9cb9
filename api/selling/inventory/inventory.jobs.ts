import { lookAgain } from '../../kernel/lookAgain.ts';
import { sendEach } from '../../kernel/sendEach.ts';
import { serveQueue } from '../../kernel/serveQueue.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listDueInventoryIds } from './inventoryAccount.store.ts';
import { syncInventory } from './syncInventory.ts';

const QUEUE = 'inventory-sync';
/** How often a worker looks which inventories are due. */
const LOOK_MS = 2_000;
/** Inventories that one look asks for. */
const DUE_MAX = 50;
const CONCURRENCY = 2;

/**
 * Serves the inventories' queue, and asks for those that are due: every hour, after a sale, and whatever was asked for and forgotten by
 * a worker that died. Answers how to stop asking.
 */
export async function serveInventories(worker: WorkerPlatform): Promise<() => void> {
  const { db, config } = worker;
  await serveQueue(worker, QUEUE, CONCURRENCY, ({ steamAccountId }) => syncInventory(worker, steamAccountId));
  return lookAgain(worker, LOOK_MS, 'inventories', async () => {
    const dueIds = await listDueInventoryIds(db, config.INVENTORY_SYNC_MS, DUE_MAX);
    await sendEach(worker, QUEUE, dueIds, (steamAccountId) => ({ steamAccountId }));
  });
}
