import { builder } from '../../http/graphql/builder.ts';
import { type PlatformStatus, readStatus } from './readStatus.ts';

const PartEnum = builder.enumType('StatusPart', {
  description: 'What users ask about.',
  values: {
    MARKET: { value: 'market', description: 'Pages, lists and search.' },
    CODES: { value: 'codes', description: 'Codes by text message: signing in and confirming.' },
    STEAM: { value: 'steam', description: 'Trade offers and inventories at Steam.' },
    PAYMENTS: { value: 'payments', description: 'Recharging and paying by the payment app.' },
    WITHDRAWALS: { value: 'withdrawals', description: 'Withdrawing to the payment app.' },
    CALLBACKS: { value: 'callbacks', description: 'Callbacks of the open platform.' },
  } as const,
});

const StateEnum = builder.enumType('PartState', {
  description: 'How a part does.',
  values: {
    UP: { value: 'up', description: 'It works.' },
    SLOW: { value: 'slow', description: 'It works slowly, or not for everybody.' },
    DOWN: { value: 'down', description: 'It does not work.' },
  } as const,
});

const PartRef = builder.objectRef<PlatformStatus['parts'][number]>('PartStatus').implement({
  authScopes: { everyone: true },
  description: 'How a part of the market does.',
  fields: (t) => ({
    part: t.field({ type: PartEnum, description: 'Which.', resolve: ({ part }) => part }),
    state: t.field({
      type: StateEnum,
      nullable: true,
      description: 'How it does now. Null: nothing was measured for some minutes.',
      resolve: ({ state }) => state,
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it does so without a break; a day back at most.',
      resolve: ({ since }) => since,
    }),
    bars: t.field({
      type: [StateEnum],
      nullable: { list: false, items: true },
      description:
        'The last 24 hours in half hours, oldest first: the worst of each. Null: nothing was measured.',
      resolve: ({ bars }) => bars,
    }),
  }),
});

const StatusRef = builder.objectRef<PlatformStatus>('PlatformStatus').implement({
  authScopes: { everyone: true },
  description: 'How the market does, measured once a minute.',
  fields: (t) => ({
    measuredAt: t.expose('measuredAt', {
      type: 'DateTime',
      description: 'As of when: at most half a minute ago.',
    }),
    parts: t.field({ type: [PartRef], description: 'Its parts.', resolve: ({ parts }) => parts }),
  }),
});

builder.queryField('platformStatus', (t) =>
  t.field({
    type: StatusRef,
    nullable: true,
    description: 'How the market does, part by part, now and over the last day.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => readStatus(platform.db),
  }),
);
