import type { Tx } from '../../kernel/db.ts';
import { notifyAllChanged, notifyChanged } from '../../kernel/events.ts';
import { insertMessage, insertMessages } from './message.store.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageParams, type MessageTemplate } from './message.ts';

/** A message that does not concern an order. */
export interface PlainMessage {
  userId: string;
  type: keyof typeof MESSAGE_TYPES;
  template: MessageTemplate;
  params: AlertParams;
}

/** Messages in one statement: six values each, and a statement may have 65,535. */
const BATCH = 500;

/**
 * Sends messages without an order, in the transaction of the change, and publishes them live (N-03). It uses two
 * statements for every five hundred, because thousands of users may wait for the same event.
 */
export async function postMessages(tx: Tx, messages: readonly PlainMessage[]): Promise<void> {
  for (let start = 0; start < messages.length; start += BATCH) {
    const batch = messages.slice(start, start + BATCH);
    const ids = await insertMessages(
      tx,
      batch.map((message) => ({ ...message, type: MESSAGE_TYPES[message.type] })),
    );
    await notifyAllChanged(
      tx,
      batch.map(({ userId }, index) => ({ topic: 'message', id: ids[index] ?? '', userId })),
    );
  }
}

/** The messages about a Steam account. */
export type AccountTemplate = Extract<
  MessageTemplate,
  | 'steamAccountAbnormal'
  | 'steamAccountNotSellable'
  | 'steamAccountBound'
  | 'steamAccountBack'
  | 'steamBindingFailed'
  | 'inventoryPrivate'
  | 'robotUnconfirmed'
  | 'robotPaused'
>;

/** Sends a message about a Steam account to its owner, in the transaction of the change. */
export async function postAccountMessage(
  tx: Tx,
  {
    userId,
    template,
    accountName,
    count = 0,
  }: {
    userId: string;
    template: AccountTemplate;
    accountName: string;
    /** Number of listings that it concerns. */
    count?: number;
  },
): Promise<void> {
  const type = MESSAGE_TYPES.service;
  const id = await insertMessage(tx, { userId, type, template, params: { accountName, count } });
  await notifyChanged(tx, { topic: 'message', id, userId });
}

/** Sends a message about an order to one user, in the transaction of the change (N-03). */
export async function postOrderMessage(
  tx: Tx,
  message: {
    userId: string;
    orderId: string;
    template: MessageTemplate;
    params: Omit<MessageParams, 'accountName'>;
  },
): Promise<void> {
  const { userId, params, ...rest } = message;
  const id = await insertMessage(tx, { userId, ...rest, type: MESSAGE_TYPES.trade, params: { ...params } });
  await notifyChanged(tx, { topic: 'message', id, userId });
}
