import { expect } from 'vitest';
import { listActionsAtWork } from '../../../api/selling/bulk/bulkAction.store.ts';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** Waits until a bulk action is at work, and carries out those that are, as the worker does. */
export async function carryOutBulkActions({ worker }: Pick<TestMarket, 'worker'>): Promise<void> {
  const listIds = () => listActionsAtWork(worker.db, 10);
  await expect.poll(async () => (await listIds()).length).toBeGreaterThan(0);
  for (const id of await listIds()) await runBulkAction(worker, id);
}
