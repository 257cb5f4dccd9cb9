import { builder } from '../../http/graphql/builder.ts';
import { listOpenHolds, type OpenHold } from './accountHold.store.ts';
import { strictestHold } from './accountHold.ts';
import { ViewerNode } from './user.graphql.ts';

const AccountHoldScopeEnum = builder.enumType('AccountHoldScope', {
  description: 'What a hold stops.',
  values: {
    WITHDRAWALS: {
      value: 'withdrawals',
      description: 'Withdrawals alone: buying, selling and listings go on.',
    },
    EVERYTHING: {
      value: 'everything',
      description: 'Buying, selling and withdrawing; listings are hidden. Orders under way go on.',
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
    OPERATOR: { value: 'operator', description: 'Operators decided it.' },
  } as const,
});

const AccountHoldRef = builder.objectRef<OpenHold>('AccountHold').implement({
  authScopes: { signedIn: true },
  description: 'A hold on the account of the viewer: what is stopped, why, and until when.',
  fields: (t) => ({
    scope: t.expose('scope', { type: AccountHoldScopeEnum, description: 'What is stopped.' }),
    cause: t.expose('cause', { type: AccountHoldCauseEnum, description: 'Why.' }),
    orderNo: t.string({
      nullable: true,
      description: "The number of the order that caused it. Null for an operator's hold.",
      resolve: ({ order }) => order?.orderNo ?? null,
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What the operators say of the reason, in their words.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'Since when.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends by itself. Null: when operators end it.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'hold', (t) =>
  t.field({
    type: AccountHoldRef,
    nullable: true,
    description: 'The hold on the account that stops most. Null where nothing is stopped.',
    resolve: async ({ id }, _args, { platform }) => strictestHold(await listOpenHolds(platform.db, id)),
  }),
);
