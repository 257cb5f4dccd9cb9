import { doBatch } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { insertMissingRecords, listOldestRecordIds, updateRecords } from './sellerRecord.store.ts';

/** Sellers that one round counts, so that its statement stays short on a market of any size. */
const SELLERS_MAX = 2_000;

/** Counts the records of the sellers whose count is the oldest: one round of the worker. */
export async function refreshSellerRecords({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await insertMissingRecords(db);
  await doBatch(log, 'seller-record', await listOldestRecordIds(db, SELLERS_MAX), {
    keyOf: (userId) => userId,
    act: (userIds) => updateRecords(db, userIds),
  });
}
