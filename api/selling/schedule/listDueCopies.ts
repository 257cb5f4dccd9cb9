import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { listOwn } from '../listing/listItems.ts';
import type { ListingOutcome } from '../listing/listingOutcome.ts';
import {
  listDueScheduleIds,
  lockDueSchedule,
  postponeSchedule,
  updateDueAt,
  updateScheduleStatus,
  type WaitingListing,
} from './scheduledListing.store.ts';

/** Maximum number of scheduled listings of one poll. */
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

/**
 * Lists a due copy by the rules for its owner, once, and notifies the owner of the outcome, in one transaction. If
 * killed at any point, it has done everything, or nothing and the copy is still due. If Steam has extended the
 * cooldown, the listing waits for its end.
 * @returns false if it is not due, or another worker has it.
 */
export async function listDueCopy(platform: Platform, scheduleId: string): Promise<boolean> {
  const isDone = await inTransaction(platform.db, async (tx) => {
    const input = await lockDueSchedule(tx, scheduleId);
    if (!input) return false;
    checkpoint('schedule.locked');
    const { assetId, priceCents, multiplier, isPriceConfirmed } = input;
    const item = { assetId, priceCents, multiplier, isPriceConfirmed, isUnattended: true };
    const [outcome] = await listOwn(tx, platform, { userId: input.userId, items: [item] });
    if (outcome) await conclude(tx, input, outcome);
    checkpoint('schedule.concluded');
    return true;
  });
  checkpoint('schedule.committed');
  return isDone;
}

async function conclude(
  tx: Tx,
  input: WaitingListing,
  { reason, until, askCents }: ListingOutcome,
): Promise<void> {
  const { id, userId, nameZh: itemZh, nameEn: itemEn } = input;
  if (reason === 'inCooldown' && until !== null) return updateDueAt(tx, id, until);
  // Its owner has listed it meanwhile, so no message is needed.
  if (reason === 'alreadyListed') return updateScheduleStatus(tx, id, 'cancelled');
  await updateScheduleStatus(tx, id, reason === null ? 'listed' : 'failed');
  const params = { itemZh, itemEn };
  if (reason === null)
    await postMessage(tx, {
      userId,
      type: 'inventory',
      template: 'scheduledListed',
      params: { ...params, amount: formatYuan(askCents ?? 0n) },
    });
  else
    await postMessage(tx, {
      userId,
      type: 'inventory',
      template: 'scheduledNotListed',
      params: { ...params, reason },
    });
}
