import type { Tx } from '../../kernel/db.ts';
import { type ChangeEvent, notificationPart, notifyAllChanged, notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import { insertMessage, insertMessageOrders, insertMessages, messagesPart } from './message.store.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageParams } from './message.ts';
import type { MessageTemplate } from './messageWords.ts';

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
  | 'steamSignInEnding'
  | 'steamAccountBack'
  | 'steamAccountTaken'
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

/** A message about an order to one user. */
export interface OrderMessage {
  /** Messages of one transaction stand in the order of their ids. Default: one made now. */
  id?: string;
  userId: string;
  orderId: string;
  /** True if the user is the seller. */
  isSale: boolean;
  template: MessageTemplate;
  params: Omit<MessageParams, 'accountName'> & Pick<AlertParams, 'offerId' | 'marketItemId'>;
}

/**
 * Messages about an order (N-03) as parts of the statement that changes it, with the notification of these and other
 * changes.
 */
export function orderMessageParts(
  messages: readonly OrderMessage[],
  changes: readonly ChangeEvent[] = [],
): StatementPart[] {
  const rows = messages.map(({ params, ...rest }) => ({
    id: newId(),
    ...rest,
    type: MESSAGE_TYPES.trade,
    params: { ...params },
  }));
  const posted = rows.map(({ id, userId }): ChangeEvent => ({ topic: 'message', id, userId }));
  return [...(rows.length > 0 ? [messagesPart(rows)] : []), notificationPart([...changes, ...posted])];
}

/** Sends a message about an order to one user, in the transaction of the change. */
export async function postOrderMessage(tx: Tx, message: OrderMessage): Promise<void> {
  await writeTogether(tx, orderMessageParts([message]));
}

/**
 * Sends one message about several orders to one user, in the transaction of the change, and publishes it live (N-03). Which orders they are
 * is stored, so that nothing is said of them twice.
 */
export async function postOrdersMessage(
  tx: Tx,
  {
    orderIds,
    ...message
  }: {
    userId: string;
    orderIds: readonly string[];
    template: MessageTemplate;
    params: AlertParams;
  },
): Promise<void> {
  const id = await insertMessage(tx, { ...message, type: MESSAGE_TYPES.trade });
  await insertMessageOrders(tx, id, orderIds);
  await notifyChanged(tx, { topic: 'message', id, userId: message.userId });
}

/** Sends a message without an order to one user, in the transaction of the change, and publishes it live (N-03). */
export async function postMessage(tx: Tx, message: PlainMessage): Promise<void> {
  await postMessages(tx, [message]);
}
