import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { insertMessage } from './message.store.ts';
import { MESSAGE_TYPES, type MessageParams, type MessageTemplate } from './message.ts';

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
