import { findViewer, getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { readBalances } from '../ledger/ledger.store.ts';
import { timeZoneOf } from '../statistics/calendarDay.ts';
import { topUpInSandbox } from './topUpInSandbox.ts';
import { AmountInvalid } from './wallet.errors.ts';
import { sumPoints, sumReleased, sumUnderReview } from './wallet.store.ts';
import { type Wallet, walletOf } from './wallet.ts';

/** The viewer's money; what holds a part of it adds a field with its sum. */
export const WalletRef = builder.objectRef<Wallet & { userId: string }>('Wallet').implement({
  authScopes: { signedIn: true },
  description:
    "The viewer's money by account, in fen. In every state, total = withdrawable proceeds + frozen.",
  fields: (t) => ({
    id: t.id({
      description: 'Identifier that is stable for each user, for client stores.',
      resolve: ({ userId }) => Buffer.from(`Wallet:${userId}`).toString('base64'),
    }),
    totalCents: t.expose('totalCents', {
      type: 'Cents',
      description: "All of the viewer's money, in fen: proceeds and frozen together.",
    }),
    spendableCents: t.expose('spendableCents', {
      type: 'Cents',
      description: 'Money that can pay for purchases, in fen: deposit and proceeds.',
    }),
    depositCents: t.expose('depositCents', {
      type: 'Cents',
      description: 'Recharged money in fen: spendable, never withdrawable.',
    }),
    proceedsCents: t.expose('proceedsCents', {
      type: 'Cents',
      description: 'Proceeds of matured sales in fen: spendable and withdrawable.',
    }),
    settlingCents: t.expose('settlingCents', {
      type: 'Cents',
      description: 'Proceeds in fen of sales that are under trade protection or wait for a review.',
    }),
    underReviewCents: t.field({
      type: 'Cents',
      description:
        'The part of the settling money in fen that waits for a review by the operators although its sale ' +
        'is completed.',
      resolve: ({ userId }, _args, { platform }) => sumUnderReview(platform.db, userId),
    }),
    withdrawingCents: t.expose('withdrawingCents', {
      type: 'Cents',
      description: 'Money in fen that is being paid out by withdrawals.',
    }),
    returningCents: t.expose('returningCents', {
      type: 'Cents',
      description: 'Money in fen of failed orders that is being refunded through the payment app.',
    }),
    escrowCents: t.expose('escrowCents', {
      type: 'Cents',
      description: 'Money in fen that is held for open purchases.',
    }),
    biddingCents: t.expose('biddingCents', {
      type: 'Cents',
      description:
        'Money in fen that is held for open buy orders and offers: `bidsCents` and `offersCents` together.',
    }),
    frozenCents: t.expose('frozenCents', {
      type: 'Cents',
      description: 'All money in fen except the withdrawable proceeds.',
    }),
    points: t.int({
      description: 'Reward points: one for each whole yuan of a completed purchase. Points are not money.',
      resolve: ({ userId }, _args, { platform }) => sumPoints(platform.db, userId),
    }),
  }),
});

builder.objectField(WalletRef, 'releasedTodayCents', (t) =>
  t.field({
    type: 'Cents',
    description: 'Proceeds in fen that became withdrawable today.',
    args: {
      timeZone: t.arg.string({
        required: true,
        description:
          'The time zone whose day it is: an IANA name such as Asia/Shanghai, or an offset from UTC such as +08:00.',
      }),
    },
    resolve: async ({ userId }, { timeZone }, { platform, loaders }) => {
      const zone = timeZoneOf(timeZone);
      return sumReleased(platform.db, userId, zone.startOf(zone.dayOf(await loaders.now())));
    },
  }),
);

builder.prismaObjectField(ViewerNode, 'wallet', (t) =>
  t.field({
    type: WalletRef,
    description: "The viewer's money by account.",
    resolve: async (user, _args, { platform }) => ({
      userId: user.id,
      ...walletOf(await readBalances(platform.db, user.id)),
    }),
  }),
);

builder.subscriptionField('walletChanged', (t) =>
  t.prismaField({
    type: ViewerNode,
    nullable: true,
    description: 'Sends the viewer again each time money moves.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'wallet') as AsyncIterable<unknown>,
    resolve: (query, _event, _args, context) => findViewer(query, context),
  }),
);

if (isSandboxSchema) {
  builder.relayMutationField(
    'topUpInSandbox',
    {
      description: 'The amount of play money.',
      inputFields: (t) => ({
        amountCents: t.field({ type: 'Cents', required: true, description: 'Amount of play money in fen.' }),
        clientRequestId: t.string({
          required: true,
          description:
            'Idempotency key made by the client, 8 to 64 characters. Repeating it credits nothing more.',
        }),
      }),
    },
    {
      description: "Credits play money to the viewer's deposit. Available in sandbox mode only.",
      authScopes: { signedIn: true },
      errors: { types: [AmountInvalid, RequestIdReused] },
      resolve: async (_root, { input }, { platform, viewer }) => {
        await topUpInSandbox(platform, { userId: requireViewer(viewer).userId, ...input });
        return {};
      },
    },
    {
      description: 'The play money is credited.',
      outputFields: (t) => ({
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'The viewer, with the current wallet.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      }),
    },
  );
}
