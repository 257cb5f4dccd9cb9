import { doEach } from '../../kernel/doEach.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { insertInventoryDay, listUnrecordedUserIds } from './inventoryDay.store.ts';

/** Users of one query. */
const USERS_MAX = 500;

/**
 * Records the inventory of every user who has none for today: once a day, and again only for a user whose statement
 * failed. Today's prices never stand for an earlier day, so that a day on which no worker ran remains without a row.
 */
export async function recordInventoryDays({ db, log }: Platform): Promise<void> {
  let userIds: string[] = [];
  do {
    userIds = await listUnrecordedUserIds(db, userIds.at(-1) ?? NO_ID, USERS_MAX);
    await doEach(log, 'inventory-day', userIds, {
      keyOf: (userId) => userId,
      act: (userId) => insertInventoryDay(db, userId),
    });
  } while (userIds.length === USERS_MAX);
}
