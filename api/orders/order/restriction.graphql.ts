import {
  deciderOf,
  freeActions,
  RESTRICTIONS,
  type Restriction,
  type RestrictionDecider,
  type RestrictionKind,
  type RestrictionReason,
  type UserAction,
} from '../../accounts/user/restriction.ts';
import { findViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { readRestrictions } from './readRestrictions.ts';

const UserActionEnum = builder.enumType('UserAction', {
  description: 'An action of a user that a restriction can stop.',
  values: {
    BUY: { value: 'buy', description: 'Buying the listings of other users.' },
    LIST: {
      value: 'list',
      description: 'Listing items, changing asks, running selling rules, and opening the shop.',
    },
    WITHDRAW: { value: 'withdraw', description: 'Withdrawing proceeds to the payment app.' },
    UNLIST: { value: 'unlist', description: 'Withdrawing listings, and closing the shop.' },
    RECHARGE: { value: 'recharge', description: 'Recharging the deposit through the payment app.' },
    OPEN_ORDERS: {
      value: 'openOrders',
      description: 'Paying, delivering, receiving and cancelling orders in progress.',
    },
  } as const satisfies Record<string, { value: UserAction; description: string }>,
});

const KindEnum = builder.enumType('AccountRestrictionKind', {
  description: 'What restricts an account.',
  values: {
    ACCOUNT_BLOCKED: { value: 'accountBlocked', description: 'A hold on the whole account.' },
    WITHDRAWALS_HELD: { value: 'withdrawalsHeld', description: 'A hold on withdrawals.' },
    WITHDRAWALS_FROZEN: {
      value: 'withdrawalsFrozen',
      description: 'Withdrawals wait after a change of the payment-app account or of the phone number.',
    },
    TRADE_BANNED: {
      value: 'tradeBanned',
      description: 'Steam forbids the account of the trade link to trade. Another trade link ends it.',
    },
    TRADE_MONEY_WAITS: {
      value: 'tradeMoneyWaits',
      description: "An order's money cannot be withdrawn while the side at fault is not known.",
    },
    PROCEEDS_REVIEWED: {
      value: 'proceedsReviewed',
      description: "A sale's money stays in the settling balance until operators have reviewed it.",
    },
  } as const satisfies Record<string, { value: RestrictionKind; description: string }>,
});

const ReasonEnum = builder.enumType('AccountRestrictionReason', {
  description: 'Why an account is restricted.',
  values: {
    REVERSED_TRADE: {
      value: 'reversedTrade',
      description: "Steam shows that the viewer's Steam account reversed the trade of an order.",
    },
    OPERATOR: { value: 'operator', description: 'Operators review the account.' },
    PAYMENT_ACCOUNT_CHANGED: {
      value: 'paymentAccountChanged',
      description: 'The payment-app account was changed.',
    },
    PHONE_CHANGED: { value: 'phoneChanged', description: 'The phone number was changed.' },
    STEAM_BAN: { value: 'steamBan', description: 'Steam reports a trade ban.' },
    TRADE_DISPUTED: {
      value: 'tradeDisputed',
      description: 'A trade was reversed or delivered wrongly, and Steam does not show yet by whom.',
    },
    SALE_REVIEWED: { value: 'saleReviewed', description: 'A sale looks unusual.' },
  } as const satisfies Record<string, { value: RestrictionReason; description: string }>,
});

const DeciderEnum = builder.enumType('AccountRestrictionDecider', {
  description: 'Who ends a restriction.',
  values: {
    OPERATORS: { value: 'operators', description: 'Operators review the account and end it.' },
    STEAM: { value: 'steam', description: 'It ends when Steam shows who is at fault, or lifts its own ban.' },
    NOBODY: { value: 'nobody', description: 'It ends by itself.' },
  } as const satisfies Record<string, { value: RestrictionDecider; description: string }>,
});

const RestrictionRef = builder.objectRef<Restriction>('AccountRestriction').implement({
  authScopes: { signedIn: true },
  description: "A restriction of the viewer's account: what is stopped, why, until when, and who decides.",
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum, description: 'What restricts the account.' }),
    reason: t.expose('reason', { type: ReasonEnum, description: 'Why the account is restricted.' }),
    stoppedActions: t.field({
      type: [UserActionEnum],
      description: 'The actions that are stopped. Empty where only money of one order waits.',
      resolve: ({ kind }) => [...RESTRICTIONS[kind]],
    }),
    freeActions: t.field({
      type: [UserActionEnum],
      description: 'The actions that this restriction leaves free.',
      resolve: ({ kind }) => freeActions(kind),
    }),
    orderNo: t.exposeString('orderNo', {
      nullable: true,
      description: 'Number of the order that caused it. Null if no order did.',
    }),
    amountCents: t.expose('amountCents', {
      type: 'Cents',
      nullable: true,
      description:
        'Amount of the order that cannot be withdrawn meanwhile, in fen. Null if no certain amount is affected.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: "The operators' explanation for the user; null if there is none.",
    }),
    decidedBy: t.field({
      type: DeciderEnum,
      description: 'Who ends the restriction.',
      resolve: deciderOf,
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'When it began. Null if that is not known.',
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description:
        'When it ends by itself, or the latest time of the decision. Null if there is no such time.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'restrictions', (t) =>
  t.field({
    type: [RestrictionRef],
    description: 'Everything that restricts the account now, the most severe first. Empty if nothing does.',
    resolve: (user, _args, { platform }) => readRestrictions(platform.db, user),
  }),
);

builder.subscriptionField('accountChanged', (t) =>
  t.prismaField({
    type: ViewerNode,
    nullable: true,
    description:
      'Sends the viewer again each time a message arrives, money moves, or a restriction of the account begins or ends.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, ['message', 'wallet']) as AsyncIterable<unknown>,
    resolve: (query, _event, _args, context) => findViewer(query, context),
  }),
);
