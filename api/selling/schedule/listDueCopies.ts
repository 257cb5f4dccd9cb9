import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { listDueCopy } from './listDueCopy.ts';
import { listDueScheduleIds, postponeSchedule } from './scheduledListing.store.ts';

/** Most scheduled listings of one poll. */
const DUE_MAX = 50;
/** Minutes until a scheduled listing is retried after an unexpected error. */
const FAILURE_PAUSE_MINUTES = 5;

/** Lists the copies that are due, one after another: one poll of the worker. */
export async function listDueCopies(platform: Platform): Promise<void> {
  const { db, log } = platform;
  const failed = await doEach(log, 'scheduled-listing', await listDueScheduleIds(db, DUE_MAX), {
    keyOf: (scheduleId) => scheduleId,
    act: (scheduleId) => listDueCopy(platform, scheduleId),
  });
  await doEach(log, 'scheduled-listing', failed, {
    keyOf: ({ item }) => item,
    act: ({ item }) => postponeSchedule(db, item, FAILURE_PAUSE_MINUTES),
  });
}
