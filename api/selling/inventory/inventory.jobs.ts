import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listDueInventoryIds } from './inventoryAccount.store.ts';
import { inventorySyncJob } from './refreshInventory.ts';
import { syncInventory } from './syncInventory.ts';

const ROWS_MAX = 50;

/** Syncs inventories. An inventory is due every hour and after a sale. */
export const inventoryJobs = [
  defineJob({
    ...inventorySyncJob,
    concurrency: 2,
    every: 2_000,
    due: ({ db, config }: WorkerPlatform) => listDueInventoryIds(db, config.INVENTORY_SYNC_MS, ROWS_MAX),
    run: (worker, { steamAccountId }) => syncInventory(worker, steamAccountId),
  }),
];
