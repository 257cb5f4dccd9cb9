import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { insertMessage } from './message.store.ts';
import { MESSAGE_TYPES, type MessageTemplate } from './message.ts';

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
