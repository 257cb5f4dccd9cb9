import { AccountBlocked, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { askTradeHold } from '../order/askTradeHold.ts';
import { buyCart } from './buyCart.ts';
import { CART_COST, type OwnPress, pressFields } from './cart.graphql.ts';
import { CART_MAX, type PricedCopy } from './cart.ts';
import { type AddedCopy, type AddOutcome, addToCart, clearCart, removeFromCart } from './changeCart.ts';

const SeenCopyInput = builder.inputType('SeenCopyInput', {
  description: 'A copy on sale and the price that the buyer saw.',
  fields: (t) => ({
    listingId: t.globalID({
      required: true,
      for: ListingNode,
      description: 'A listing on sale, as the market shows it.',
    }),
    expectedPriceCents: t.field({
      type: 'Cents',
      required: true,
      description: 'The ask that the buyer saw, in fen.',
    }),
  }),
});

type SeenCopy = { readonly listingId: { readonly id: string }; readonly expectedPriceCents: Cents };
const copiesOf = (lines: readonly SeenCopy[]): PricedCopy[] =>
  lines.map(({ listingId, expectedPriceCents }) => ({
    listingId: listingId.id,
    priceCents: expectedPriceCents,
  }));

const AddOutcomeEnum = builder.enumType('CartAddOutcome', {
  description: 'What became of a copy that was to be put into the cart.',
  values: {
    ADDED: { value: 'added', description: 'It is in the cart now.' },
    ALREADY: { value: 'already', description: 'It was in the cart before.' },
    FULL: { value: 'full', description: `The cart has ${CART_MAX} copies already.` },
    GONE: { value: 'gone', description: 'It is sold or no longer on sale.' },
    OWN: { value: 'own', description: 'The viewer is its seller.' },
  } as const satisfies Record<string, { value: AddOutcome; description: string }>,
});

const AddedCopyRef = builder.objectRef<AddedCopy>('AddedCopy').implement({
  authScopes: { signedIn: true },
  description: 'A copy that was to be put into the cart.',
  fields: (t) => ({
    listingId: t.globalID({
      description: 'Id of the listing, as the request named it.',
      resolve: ({ listingId: id }) => ({ id, type: 'Listing' }),
    }),
    outcome: t.field({
      type: AddOutcomeEnum,
      description: 'Whether it was added, or why not.',
      resolve: ({ outcome }) => outcome,
    }),
  }),
});

builder.relayMutationField(
  'addToCart',
  {
    description: 'The copies to put into the cart.',
    inputFields: (t) => ({
      lines: t.field({
        type: [SeenCopyInput],
        required: true,
        description: `The copies in the order in which they are added, 1 to ${CART_MAX}.`,
      }),
    }),
  },
  {
    description:
      "Puts copies on sale into the viewer's cart, which takes 50. Each copy has its outcome; one that cannot be added stops no other.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => ({
      copies: await addToCart(platform, {
        userId: requireViewer(viewer).userId,
        copies: copiesOf(input.lines),
      }),
    }),
  },
  {
    description: 'What became of each copy.',
    outputFields: (t) => ({
      copies: t.field({
        type: [AddedCopyRef],
        description: 'The copies in the order of the request.',
        complexity: CART_COST,
        resolve: ({ copies }) => copies,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated cart.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeFromCart',
  {
    description: 'The copies to take out of the cart.',
    inputFields: (t) => ({
      listingIds: t.globalIDList({
        required: true,
        for: ListingNode,
        description: `The copies by their listings, 1 to ${CART_MAX}.`,
      }),
    }),
  },
  {
    description: "Takes copies out of the viewer's cart. Has no effect on copies that are not in it.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await removeFromCart(platform, {
        userId: requireViewer(viewer).userId,
        listingIds: input.listingIds.map(({ id }) => id),
      });
      return {};
    },
  },
  {
    description: 'The copies are not in the cart.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated cart.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'clearCart',
  {
    description: 'The mutation needs no input.',
    inputFields: (t) => ({
      clientMutationId: t.string({
        required: false,
        description: 'The field is ignored; it exists because an input type cannot be empty.',
      }),
    }),
  },
  {
    description: "Takes all copies out of the viewer's cart.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, { platform, viewer }) => {
      await clearCart(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  {
    description: 'The cart is empty.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the empty cart.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'buyCart',
  {
    description: 'The copies to buy at the prices that were seen, and the sum that was confirmed.',
    inputFields: (t) => ({
      lines: t.field({
        type: [SeenCopyInput],
        required: true,
        description: `The copies, 1 to ${CART_MAX}. They need not be in the cart.`,
      }),
      confirmedSumCents: t.field({
        type: 'Cents',
        required: true,
        description: 'The most that they may cost together, in fen: no less than the sum of their prices.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same outcomes.',
      }),
    }),
  },
  {
    description:
      'Buys several copies from the balance, each as an order of its own. A copy that has another price, is gone or cannot be paid costs only its own line. Bought copies leave the cart. Safe to repeat with the same client request id: what an interrupted request left is tried then.',
    authScopes: { signedIn: true },
    errors: { types: [ServiceClosed, TradeUrlMissing, AccountBlocked, RequestIdReused] },
    resolve: async (_root, { input }, { platform, handovers, viewer }): Promise<OwnPress> => {
      const { userId } = requireViewer(viewer);
      const { lines, confirmedSumCents, clientRequestId } = input;
      // One answer of Steam about the buyer holds for all copies.
      const listingId = lines[0]?.listingId.id ?? NO_ID;
      await askTradeHold(platform, handovers, { buyerId: userId, listingId, clientRequestId });
      const purchaseId = await buyCart(platform, {
        userId,
        clientRequestId,
        lines: copiesOf(lines),
        confirmedSumCents,
      });
      return { purchaseId, userId };
    },
  },
  { description: 'The copies were tried, each with its outcome.', outputFields: pressFields },
);
