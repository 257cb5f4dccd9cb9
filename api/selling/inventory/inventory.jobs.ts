import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { inventorySyncJob } from '../listing/listItems.ts';
import { listDueInventoryIds } from './inventoryAccount.store.ts';
import { recomputeTraits } from './recomputeTraits.ts';
import { recordInventoryDays } from './recordInventoryDays.ts';
import { freeCopies } from './stuckCopies.ts';
import { syncInventory } from './syncInventory.ts';

const ROWS_MAX = 50;

/**
 * Syncs inventories where `listDueInventoryIds` says so, puts copies on sale again when Steam's hold of them ends, records
 * once a day what inventories are worth, and computes their traits anew when the tables change.
 */
export const inventoryJobs = [
  defineJob({
    ...inventorySyncJob,
    concurrency: 2,
    every: 10_000,
    due: ({ db, config }: WorkerPlatform) =>
      listDueInventoryIds(
        db,
        { syncMs: config.INVENTORY_SYNC_MS, onSaleMs: config.INVENTORY_ON_SALE_SYNC_MS },
        ROWS_MAX,
      ),
    run: (worker, { steamAccountId }) => syncInventory(worker, steamAccountId),
  }),
  defineJob({ name: 'stuck copies', every: 10_000, run: freeCopies }),
  defineJob({ name: 'inventory days', every: 60_000, run: recordInventoryDays }),
  defineJob({ name: 'copy traits', every: 60_000, run: recomputeTraits }),
];
