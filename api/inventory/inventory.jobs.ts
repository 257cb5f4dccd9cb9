import type { Job } from 'pg-boss';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { listDueInventoryIds } from './inventoryAccountStore.ts';
import { syncInventory } from './syncInventory.ts';

const QUEUE = 'inventory-sync';
/** How often a worker looks which inventories are due. */
const LOOK_MS = 2_000;
/** Inventories that one look asks for. */
const DUE_MAX = 50;

/**
 * Serves the inventories' queue, and asks for those that are due: every hour, after a sale, and whatever was asked for and forgotten by
 * a worker that died. Answers how to stop asking.
 */
export async function serveInventories(worker: WorkerPlatform): Promise<() => void> {
  const { db, jobs, log, config } = worker;
  await jobs.boss.work<{ steamAccountId: string }>(
    QUEUE,
    { localConcurrency: 2, batchSize: 1, pollingIntervalSeconds: 0.5 },
    async ([job]: Job<{ steamAccountId: string }>[]) => {
      if (job) await syncInventory(worker, job.data.steamAccountId);
    },
  );
  const timer = setInterval(async () => {
    try {
      for (const steamAccountId of await listDueInventoryIds(db, config.INVENTORY_SYNC_MS, DUE_MAX))
        await jobs.send(db, QUEUE, { steamAccountId }, steamAccountId);
    } catch (error) {
      log.warn({ error: String(error) }, 'inventories were not looked for; the next look comes soon');
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}
