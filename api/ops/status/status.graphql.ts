import { builder } from '../../http/graphql/builder.ts';
import { type PlatformStatus, readStatus } from './readStatus.ts';

const PartEnum = builder.enumType('StatusPart', {
  description: 'A part of the market with a status.',
  values: {
    MARKET: { value: 'market', description: 'Pages, lists and search of the market.' },
    CODES: { value: 'codes', description: 'Codes by text message, for sign-in and confirmation.' },
    STEAM: { value: 'steam', description: 'Trade offers and inventories at Steam.' },
    PAYMENTS: { value: 'payments', description: 'Recharges and payments through the payment app.' },
    WITHDRAWALS: { value: 'withdrawals', description: 'Payouts of withdrawals to the payment app.' },
    CALLBACKS: { value: 'callbacks', description: 'Callbacks of the open platform to partners.' },
  } as const,
});

const StateEnum = builder.enumType('PartState', {
  description: 'Availability of a part of the market.',
  values: {
    UP: { value: 'up', description: 'The part works as usual.' },
    SLOW: { value: 'slow', description: 'The part is slow, or fails for some users.' },
    DOWN: { value: 'down', description: 'The part is not available.' },
  } as const,
});

const PartRef = builder.objectRef<PlatformStatus['parts'][number]>('PartStatus').implement({
  authScopes: { everyone: true },
  description: 'Status of a part of the market.',
  fields: (t) => ({
    part: t.field({
      type: PartEnum,
      description: 'The part that the status describes.',
      resolve: ({ part }) => part,
    }),
    state: t.field({
      type: StateEnum,
      nullable: true,
      description: 'Current availability. Null if nothing was measured for some minutes.',
      resolve: ({ state }) => state,
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the current state without interruption, at most a day ago.',
      resolve: ({ since }) => since,
    }),
    bars: t.field({
      type: [StateEnum],
      nullable: { list: false, items: true },
      description:
        'The last 24 hours in half hours, oldest first: the worst state of each. Null if nothing was measured.',
      resolve: ({ bars }) => bars,
    }),
  }),
});

const StatusRef = builder.objectRef<PlatformStatus>('PlatformStatus').implement({
  authScopes: { everyone: true },
  description: 'Status of the market, measured once a minute.',
  fields: (t) => ({
    measuredAt: t.expose('measuredAt', {
      type: 'DateTime',
      description: 'Time of the status, at most half a minute ago.',
    }),
    parts: t.field({
      type: [PartRef],
      description: 'Status of each part of the market.',
      resolve: ({ parts }) => parts,
    }),
  }),
});

builder.queryField('platformStatus', (t) =>
  t.field({
    type: StatusRef,
    nullable: true,
    description: 'Status of the market, part by part, now and over the last day.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => readStatus(platform.db),
  }),
);
