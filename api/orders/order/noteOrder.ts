import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { insertOrderEvent, type NoteChange, type OrderRow, updateNoted } from './order.store.ts';
import type { OrderActor, OrderNoteCause } from './order.ts';
import { resumption } from './orderPause.ts';

/** An event of an order that keeps its phase. */
export interface OrderNote {
  actor: OrderActor;
  actorId?: string;
  cause: OrderNoteCause;
  evidence?: Record<string, string>;
  change?: NoteChange;
}

/**
 * Adds an event to a locked order's history without changing its phase, and applies the given column changes. A new
 * deadline ends a pause of the previous one; the history records that first.
 * @returns the updated order.
 */
export async function noteOrder(tx: Tx, order: OrderRow, note: OrderNote, now: Date): Promise<OrderRow> {
  const isNewClock = note.change?.deadlineAt !== undefined && note.change.pausedAt === undefined;
  const running = isNewClock && order.pausedAt ? await write(tx, order, resumption(order, now), now) : order;
  return write(tx, running, note, now);
}

async function write(tx: Tx, order: OrderRow, note: OrderNote, now: Date): Promise<OrderRow> {
  const { actor, actorId = null, cause, evidence = {}, change = {} } = note;
  await updateNoted(tx, order, change, now);
  const sequence = order.eventSequence + 1;
  const after = { ...order, ...change, eventSequence: sequence };
  const { phase, reason } = after;
  const event = { orderId: order.id, sequence, fromPhase: phase, toPhase: phase, reason };
  await insertOrderEvent(tx, { ...event, actor, actorId, cause, evidence }, now);
  for (const userId of [order.buyerId, order.sellerId])
    await notifyChanged(tx, { topic: 'order', id: order.id, userId });
  return after;
}
