import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { type PlainMessage, postMessages } from '../../notifications/message/postMessages.ts';
import { armAlerts, disarmAlerts, listTargets, type TargetRow } from './watchedItem.store.ts';

/** Maximum number of items on one user's watchlist. */
export const WATCHED_MAX = 500;

/** State of a price alert. Prices in fen. */
export interface PriceAlert {
  targetCents: bigint;
  /** True if the price has been above the target since the last message. */
  isArmed: boolean;
}

/** Effect of a lowest ask on an alert: send a message, arm it again, or nothing. */
export type AlertStep = 'tell' | 'arm' | 'stay';

/**
 * Evaluates an alert for an item's lowest ask: sends a message when the ask reaches the target or falls below it, and not again until it
 * has been above. An item that is not on sale has no price and changes nothing.
 */
export function alertStep({ targetCents, isArmed }: PriceAlert, askCents: bigint | null): AlertStep {
  if (askCents === null) return 'stay';
  if (askCents > targetCents) return isArmed ? 'stay' : 'arm';
  return isArmed ? 'tell' : 'stay';
}

/**
 * Evaluates the alerts of some items for their lowest asks in fen, and writes the messages.
 * @param onlyUserId evaluates only this user's alerts.
 * @returns the number of messages.
 */
export async function sendPriceAlerts(
  tx: Tx,
  asks: readonly { marketItemId: string; nowCents: bigint | null }[],
  onlyUserId: string | null = null,
): Promise<number> {
  const byItem = new Map(asks.map(({ marketItemId, nowCents }) => [marketItemId, nowCents]));
  const rows = await listTargets(tx, [...byItem.keys()], onlyUserId);
  const judged = rows.map((row) => ({ row, step: alertStep(row, byItem.get(row.marketItemId) ?? null) }));
  const idsOf = (wanted: string): string[] =>
    judged.filter(({ step }) => step === wanted).map(({ row }) => row.id);
  await armAlerts(tx, idsOf('arm'));
  await disarmAlerts(tx, idsOf('tell'));
  const told = judged.filter(({ step }) => step === 'tell');
  await postMessages(
    tx,
    told.map(({ row }) => messageOf(row, byItem.get(row.marketItemId) ?? 0n)),
  );
  return told.length;
}

function messageOf(row: TargetRow, askCents: bigint): PlainMessage {
  return {
    userId: row.userId,
    type: 'service',
    template: 'priceReached',
    params: {
      marketItemId: row.marketItemId,
      itemZh: row.nameZh,
      itemEn: row.nameEn,
      amount: formatYuan(askCents),
      target: formatYuan(row.targetCents),
    },
  };
}
