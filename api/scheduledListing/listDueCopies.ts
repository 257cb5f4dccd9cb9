import type { Platform } from '../kernel/platform.ts';
import { listDueCopy } from './listDueCopy.ts';
import { listDueScheduleIds, postponeSchedule } from './scheduledListingStore.ts';

/** Wishes of one look. */
const DUE_MAX = 50;
/** A wish that failed for no reason of its own waits so many minutes. */
const FAILURE_PAUSE_MINUTES = 5;

/** Lists the copies whose time has come, one after another: one look of the worker. */
export async function listDueCopies(platform: Platform): Promise<void> {
  const { db, log } = platform;
  for (const scheduleId of await listDueScheduleIds(db, DUE_MAX)) {
    try {
      await listDueCopy(platform, scheduleId);
    } catch (error) {
      log.warn(
        { scheduleId, error: String(error) },
        'a copy was not listed in its time; it is tried again later',
      );
      await postponeSchedule(db, scheduleId, FAILURE_PAUSE_MINUTES);
    }
  }
}
