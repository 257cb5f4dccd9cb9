import type { Tx } from '../../kernel/db.ts';
import { type ChangeEvent, notificationPart } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import { messagesPart } from './message.store.ts';
import { MESSAGE_TYPES, type MessageParams, type MessageTemplate } from './message.ts';

/** A message about an order to one user. */
export interface OrderMessage {
  userId: string;
  orderId: string;
  template: MessageTemplate;
  params: Omit<MessageParams, 'accountName'>;
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
