import { findViewer, getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { readBalances } from '../ledger/ledger.store.ts';
import { topUpInSandbox } from './topUpInSandbox.ts';
import { AmountInvalid } from './wallet.errors.ts';
import { sumPoints, sumUnderReview } from './wallet.store.ts';
import { type Wallet, walletOf } from './wallet.ts';

const WalletRef = builder.objectRef<Wallet & { userId: string }>('Wallet').implement({
  authScopes: { signedIn: true },
  description:
    "The viewer's money by account, in fen. total = withdrawable proceeds + frozen, in every state.",
  fields: (t) => ({
    id: t.id({
      description: 'Stable per user, for stores.',
      resolve: ({ userId }) => Buffer.from(`Wallet:${userId}`).toString('base64'),
    }),
    totalCents: t.expose('totalCents', { type: 'Cents', description: 'Everything.' }),
    spendableCents: t.expose('spendableCents', {
      type: 'Cents',
      description: 'Deposit and proceeds: what can buy.',
    }),
    depositCents: t.expose('depositCents', {
      type: 'Cents',
      description: 'Topped up: spendable, never withdrawable.',
    }),
    proceedsCents: t.expose('proceedsCents', {
      type: 'Cents',
      description: 'Matured sales: spendable and withdrawable.',
    }),
    settlingCents: t.expose('settlingCents', {
      type: 'Cents',
      description: 'Sales under trade protection, and those that wait for a review.',
    }),
    underReviewCents: t.field({
      type: 'Cents',
      description: 'Of what settles: completed sales that wait for a review by the operators.',
      resolve: ({ userId }, _args, { platform }) => sumUnderReview(platform.db, userId),
    }),
    withdrawingCents: t.expose('withdrawingCents', { type: 'Cents', description: 'On its way out.' }),
    returningCents: t.expose('returningCents', {
      type: 'Cents',
      description: 'Of failed orders that the payment app paid: on its way back there.',
    }),
    escrowCents: t.expose('escrowCents', { type: 'Cents', description: 'In open purchases.' }),
    frozenCents: t.expose('frozenCents', { type: 'Cents', description: 'All but proceeds.' }),
    points: t.int({
      description: 'One for each whole yuan of a completed purchase. No money.',
      resolve: ({ userId }, _args, { platform }) => sumPoints(platform.db, userId),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'wallet', (t) =>
  t.field({
    type: WalletRef,
    description: "The viewer's money.",
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
    description: 'The viewer, each time money moves.',
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
      description: 'How much.',
      inputFields: (t) => ({
        amountCents: t.field({ type: 'Cents', required: true, description: 'In fen.' }),
        clientRequestId: t.string({
          required: true,
          description: 'Made by the client, 8 to 64 characters: the same again credits nothing more.',
        }),
      }),
    },
    {
      description: "Sandbox only. Credits play money to the viewer's deposit.",
      authScopes: { signedIn: true },
      errors: { types: [AmountInvalid, RequestIdReused] },
      resolve: async (_root, { input }, { platform, viewer }) => {
        await topUpInSandbox(platform, { userId: requireViewer(viewer).userId, ...input });
        return {};
      },
    },
    {
      description: 'Credited.',
      outputFields: (t) => ({
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'With the wallet as it is now.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      }),
    },
  );
}
