import type { Tx } from '../kernel/db.ts';
import { notifyChanged } from '../kernel/events.ts';
import { MESSAGE_TYPES, type MessageTemplate } from './message.ts';
import { insertMessage } from './messageStore.ts';

/** Tells the owner of a Steam account what became of it, inside the transaction of what it tells. */
export async function postAccountMessage(
  tx: Tx,
  {
    userId,
    template,
    accountName,
  }: {
    userId: string;
    template: Extract<
      MessageTemplate,
      'steamAccountAbnormal' | 'steamAccountNotSellable' | 'steamAccountBound' | 'steamBindingFailed'
    >;
    accountName: string;
  },
): Promise<void> {
  const type = MESSAGE_TYPES.service;
  const id = await insertMessage(tx, { userId, type, template, params: { accountName } });
  await notifyChanged(tx, { topic: 'message', id, userId });
}
