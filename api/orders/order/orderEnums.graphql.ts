import { builder } from '../../http/graphql/builder.ts';
import { type OrderStatusText, STATUS_WORDS } from '../../notifications/message/orderStatusWords.ts';
import { ORDER_TONES } from './displayTerms.ts';
import { ORDER_PHASES, type OrderPhase } from './order.ts';

/** SCREAMING_SNAKE for an enum whose values are camelCase names. */
export function enumValues<T extends string>(values: readonly T[]): Record<string, { value: T }> {
  return Object.fromEntries(
    values.map((value) => [value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(), { value }]),
  );
}

/** SCREAMING_SNAKE for an enum whose values are camelCase names, each with its description. */
export function describedValues<T extends string>(
  terms: Readonly<Record<T, string>>,
): Record<string, { value: T; description: string }> {
  const values = enumValues(Object.keys(terms) as T[]);
  return Object.fromEntries(
    Object.entries(values).map(([name, { value }]) => [name, { value, description: terms[value] }]),
  );
}

/** Where an order stands. */
export const OrderPhaseEnum = builder.enumType('OrderPhase', {
  description: 'Where an order stands. Only the edges of the documented table lead from one to another.',
  values: enumValues(Object.keys(ORDER_PHASES) as OrderPhase[]),
});
/** What people read for it. */
export const OrderStatusTextEnum = builder.enumType('OrderStatusText', {
  description: "The stable name of the text that people read for an order's state.",
  values: enumValues(Object.keys(STATUS_WORDS) as OrderStatusText[]),
});
/** The four steps. */
export const OrderStepEnum = builder.enumType('OrderStep', {
  description: 'The four steps that people see.',
  values: enumValues(['order', 'payment', 'shipment', 'receipt'] as const),
});
/** Who must act, or acted. */
export const OrderDutyEnum = builder.enumType('OrderActor', {
  description: 'Who must act, or who acted.',
  values: enumValues(['buyer', 'seller', 'steam', 'platform', 'nobody'] as const),
});
/** The meaning of a state, or of an event, as a colour. */
export const OrderToneEnum = builder.enumType('OrderTone', {
  description: 'The meaning of a state, or of an event, as a colour.',
  values: describedValues(ORDER_TONES),
});
/** Which side of an order the reader is on. */
export const OrderDirection = builder.enumType('OrderDirection', {
  description: "From the reader's side.",
  values: enumValues(['buy', 'sell'] as const),
});

/** How an order is paid. */
export const PayWayEnum = builder.enumType('PayWay', {
  description: 'How an order is paid.',
  values: {
    BALANCE: { value: 'balance', description: 'From deposit and proceeds, at once.' },
    PAYMENT_APP: {
      value: 'paymentApp',
      description:
        'The whole price at the payment app, within `orderPaymentMinutes`; till then the listing is reserved.',
    },
  } as const,
});

/** Why an offer cannot go to the buyer's link. */
export const DeliveryIssueEnum = builder.enumType('OrderDeliveryIssue', {
  description: "Why Steam does not take an offer to the buyer's trade link.",
  values: {
    TRADE_LINK: { value: 'tradeLink', description: 'The link is no longer good: its owner made a new one.' },
    PARTNER_BLOCKED: {
      value: 'partnerBlocked',
      description: 'Steam does not let the account of the link trade.',
    },
  } as const,
});
