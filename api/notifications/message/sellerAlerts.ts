import type { MessageTemplate } from './messageWords.ts';

/**
 * The messages that a seller may switch off, by what they are about. Everything else is always told: money, deadlines
 * of a buyer, holds and the security of the account.
 */
export const SELLER_ALERTS = {
  sold: ['orderSold', 'orderSoldByRobot'],
  dueSoon: ['offerDueSoon', 'offersDueSoon'],
  accountLost: [
    'steamAccountAbnormal',
    'steamAccountNotSellable',
    'steamAccountBack',
    'inventoryPrivate',
    'robotUnconfirmed',
    'robotPaused',
  ],
  ruleStopped: ['ruleStopped'],
  capLowered: ['capLowered'],
} as const satisfies Record<string, readonly MessageTemplate[]>;

/** A subject of messages that a seller may switch off. */
export type SellerAlert = keyof typeof SELLER_ALERTS;

const ALERT_OF: ReadonlyMap<string, SellerAlert> = new Map(
  Object.entries(SELLER_ALERTS).flatMap(([alert, templates]) =>
    templates.map((template) => [template, alert as SellerAlert] as const),
  ),
);

/** The subject of a message that can be switched off; null if it is always sent. */
export function alertOf(template: string): SellerAlert | null {
  return ALERT_OF.get(template) ?? null;
}
