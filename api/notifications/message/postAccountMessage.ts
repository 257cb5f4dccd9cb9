import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { insertMessage } from './message.store.ts';
import { MESSAGE_TYPES, type MessageTemplate } from './message.ts';

/** What may become of a Steam account. */
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

/** Tells the owner of a Steam account what became of it, inside the transaction of what it tells. */
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
    /** Listings that it is about. */
    count?: number;
  },
): Promise<void> {
  const type = MESSAGE_TYPES.service;
  const id = await insertMessage(tx, { userId, type, template, params: { accountName, count } });
  await notifyChanged(tx, { topic: 'message', id, userId });
}
