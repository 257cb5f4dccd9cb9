import { builder } from '../../http/graphql/builder.ts';
import { CallbackStateEnum } from '../../notifications/callback/callback.graphql.ts';
import type { CALLBACK_TYPES } from '../callbacks/callback.ts';
import { type CallbackSearch, EVERY_CALLBACK, requireCallbackSearch } from '../callbacks/callbackSearch.ts';

/** The types of events that partners receive. */
export const CallbackEventTypeEnum = builder.enumType('CallbackEventType', {
  description: 'What an event of the open platform reports.',
  values: {
    ORDER_CHANGED: {
      value: 'order.changed',
      description: 'An order of the partner changed (`order.changed`).',
    },
    BID_FILLED: { value: 'bid.filled', description: 'A buy order got a copy (`bid.filled`).' },
    BID_SLEPT: { value: 'bid.slept', description: 'A buy order fell asleep (`bid.slept`).' },
    BID_WOKEN: { value: 'bid.woken', description: 'A buy order woke up again (`bid.woken`).' },
    BID_EXPIRED: { value: 'bid.expired', description: 'The time of a buy order was over (`bid.expired`).' },
    BID_CANCELLED: { value: 'bid.cancelled', description: 'A buy order was cancelled (`bid.cancelled`).' },
    OFFER_MADE: { value: 'offer.made', description: 'The partner received a price offer (`offer.made`).' },
    OFFER_COUNTERED: {
      value: 'offer.countered',
      description: "The seller of the partner's price offer asked another price (`offer.countered`).",
    },
    OFFER_ACCEPTED: {
      value: 'offer.accepted',
      description: 'A price offer led to an order (`offer.accepted`).',
    },
    OFFER_DECLINED: {
      value: 'offer.declined',
      description: 'A price offer was declined (`offer.declined`).',
    },
    OFFER_ENDED: {
      value: 'offer.ended',
      description: 'A price offer was withdrawn, expired, or ended by its listing (`offer.ended`).',
    },
    ACCOUNT_HELD: {
      value: 'account.held',
      description: 'The account of the partner was held (`account.held`).',
    },
    ACCOUNT_RELEASED: {
      value: 'account.released',
      description: 'A hold on the account ended (`account.released`).',
    },
    ENDPOINT_TEST: { value: 'endpoint.test', description: 'A test of the address (`endpoint.test`).' },
  } as const satisfies Record<string, { value: (typeof CALLBACK_TYPES)[number]; description: string }>,
});

/** What callbacks are searched by. */
export const CallbackFilterInput = builder.inputType('CallbackFilter', {
  description: 'What callbacks are searched by. What is named must all match; what is omitted matches all.',
  fields: (t) => ({
    type: t.field({ type: CallbackEventTypeEnum, description: 'Only callbacks of this type.' }),
    state: t.field({
      type: CallbackStateEnum,
      description: 'Only callbacks in this state. Those that are dead were given up.',
    }),
    orderNo: t.string({ description: 'Only callbacks about the order with this number.' }),
    outOrderNo: t.string({
      description: "Only callbacks about the order with this number of the partner's.",
    }),
    since: t.field({ type: 'DateTime', description: 'Only events that occurred from this moment on.' }),
    until: t.field({ type: 'DateTime', description: 'Only events that occurred before this moment.' }),
  }),
});

/**
 * Reads a filter of callbacks.
 * @throws InvalidInput naming the field.
 */
export function readCallbackFilter(
  input: typeof CallbackFilterInput.$inferInput | null | undefined,
): CallbackSearch {
  const given = Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value != null));
  return requireCallbackSearch({ ...EVERY_CALLBACK, ...given });
}
