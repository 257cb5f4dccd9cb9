import { builder } from '../../http/graphql/builder.ts';
import { listOpenHolds, type OpenHold } from './accountHold.store.ts';
import { strictestHold } from './accountHold.ts';
import { ViewerNode } from './user.graphql.ts';

const AccountHoldScopeEnum = builder.enumType('AccountHoldScope', {
  description: 'What an account hold stops.',
  values: {
    WITHDRAWALS: {
      value: 'withdrawals',
      description: 'Withdrawals only; buying, selling and listings continue.',
    },
    EVERYTHING: {
      value: 'everything',
      description: 'Buying, selling and withdrawing; listings are hidden. Orders in progress continue.',
    },
  } as const,
});

const AccountHoldCauseEnum = builder.enumType('AccountHoldCause', {
  description: 'Why an account is held.',
  values: {
    REVERSED_TRADE: {
      value: 'reversedTrade',
      description: "Steam shows that the viewer's Steam account reversed the trade of an order.",
    },
    OPERATOR: { value: 'operator', description: 'An operator has set the hold.' },
  } as const,
});

const AccountHoldRef = builder.objectRef<OpenHold>('AccountHold').implement({
  authScopes: { signedIn: true },
  description: "A hold on the viewer's account: what is stopped, why, and until when.",
  fields: (t) => ({
    scope: t.expose('scope', {
      type: AccountHoldScopeEnum,
      description: 'What the hold stops: withdrawals alone, or trading as well.',
    }),
    cause: t.expose('cause', { type: AccountHoldCauseEnum, description: 'Why the account is held.' }),
    orderNo: t.string({
      nullable: true,
      description: "Number of the order that caused it. Null for an operator's hold.",
      resolve: ({ order }) => order?.orderNo ?? null,
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: "The operators' explanation for the user; null if there is none.",
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the hold began.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends automatically. Null if an operator has to end it.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'hold', (t) =>
  t.field({
    type: AccountHoldRef,
    nullable: true,
    deprecationReason: 'Use `restrictions`, which has everything that restricts the account.',
    description: 'The strictest hold on the account. Null if nothing is stopped.',
    resolve: async ({ id }, _args, { platform }) => strictestHold(await listOpenHolds(platform.db, id)),
  }),
);
