import { AccountBlocked, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { InsufficientFunds } from '../../payments/ledger/ledger.errors.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { buyListing } from './buyListing.ts';
import { cancelOrder } from './cancelOrder.ts';
import {
  CancelNotAllowed,
  ListingGone,
  OwnListing,
  PaymentAppClosed,
  PriceChanged,
  TradeBanned,
  UnpaidOrdersFull,
} from './order.errors.ts';
import { OrderNode, viewersOrder } from './order.graphql.ts';
import { PayWayEnum } from './orderEnums.graphql.ts';
import { payUrlOf } from './orderPayment.graphql.ts';

builder.prismaObjectField(ListingNode, 'ownPurchase', (t) =>
  t.field({
    type: OrderNode,
    nullable: true,
    description:
      "The reader's own order of this copy, unless it failed. Null where the reader has not bought it.",
    select: (_args, { viewer }, selectOrder) => ({
      orders: selectOrder({ where: { buyerId: viewer?.userId ?? NO_ID, phase: { not: 'failed' } }, take: 1 }),
    }),
    resolve: ({ orders }) => orders[0] ?? null,
  }),
);

builder.relayMutationField(
  'buyListing',
  {
    description: 'Which listing, at which price.',
    inputFields: (t) => ({
      listingId: t.globalID({ required: true, for: ListingNode, description: 'The listing.' }),
      expectedPriceCents: t.field({
        type: 'Cents',
        required: true,
        description: 'The ask that the buyer saw, in fen.',
      }),
      clientRequestId: t.string({
        required: true,
        description: 'Made by the client, 8 to 64 characters: the same again answers the same order.',
      }),
      payBy: t.field({
        type: PayWayEnum,
        required: false,
        defaultValue: 'balance',
        description: 'How it is paid.',
      }),
    }),
  },
  {
    description:
      'Buys a listing. From the balance: the money goes into escrow and the delivery starts. By the payment app: the order waits for its ' +
      'payment at `payUrl`. Safe to repeat with the same client request id.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        ServiceClosed,
        ListingGone,
        PriceChanged,
        InsufficientFunds,
        OwnListing,
        TradeUrlMissing,
        TradeBanned,
        RequestIdReused,
        AccountBlocked,
        PaymentAppClosed,
        UnpaidOrdersFull,
      ],
    },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { listingId, expectedPriceCents, clientRequestId, payBy } = input;
      const buyerId = requireViewer(viewer).userId;
      const orderId = await buyListing(platform, {
        buyerId,
        listingId: listingId.id,
        expectedPriceCents,
        clientRequestId,
        payBy: payBy ?? 'balance',
      });
      return { orderId, listingId: listingId.id, isUnpaid: payBy === 'paymentApp' };
    },
  },
  {
    description: 'Bought.',
    outputFields: (t) => ({
      payUrl: t.string({
        nullable: true,
        description:
          "The payment app's page for it, while the order waits for its payment. Null for any other.",
        resolve: ({ orderId, isUnpaid }, _args, context) => (isUnpaid ? payUrlOf(context, orderId) : null),
      }),
      order: t.prismaField({
        type: OrderNode,
        description: 'The order.',
        resolve: (query, { orderId }, _args, { platform, viewer }) =>
          platform.db.order.findUniqueOrThrow({
            ...query,
            where: viewersOrder({ id: orderId }, requireViewer(viewer).userId),
          }),
      }),
      listing: t.prismaField({
        type: ListingNode,
        description: 'The listing, now reserved.',
        resolve: (query, { listingId }, _args, { platform }) =>
          platform.db.listing.findUniqueOrThrow({ ...query, where: { id: listingId } }),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The buyer, with the wallet as it is now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'cancelOrder',
  {
    description: 'Which order.',
    inputFields: (t) => ({
      orderId: t.globalID({
        required: true,
        for: OrderNode,
        description: 'An order of the viewer, as buyer or seller.',
      }),
    }),
  },
  {
    description:
      'Cancels an order that waits for its offer: its seller at any time, its buyer after 30 minutes. Where an offer may be under way, ' +
      'Steam is asked first. One that waits for its payment is cancelled by its buyer at any time.',
    authScopes: { signedIn: true },
    errors: { types: [CancelNotAllowed] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await cancelOrder(platform, { userId: requireViewer(viewer).userId, orderId: input.orderId.id });
      return { orderId: input.orderId.id };
    },
  },
  {
    description: 'Cancelled, or being verified.',
    outputFields: (t) => ({
      order: t.prismaField({
        type: OrderNode,
        description: 'The order.',
        resolve: (query, { orderId }, _args, { platform, viewer }) =>
          platform.db.order.findUniqueOrThrow({
            ...query,
            where: viewersOrder({ id: orderId }, requireViewer(viewer).userId),
          }),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'Who cancelled.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
