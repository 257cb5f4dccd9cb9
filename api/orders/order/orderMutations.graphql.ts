import { AccountBlocked, TradeUrlInvalid, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { InsufficientFunds } from '../../payments/ledger/ledger.errors.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { askTradeHold } from './askTradeHold.ts';
import { buyListing } from './buyListing.ts';
import { cancelOrder } from './cancelOrder.ts';
import {
  CancelNotAllowed,
  ListingGone,
  OwnListing,
  PaymentAppClosed,
  PriceChanged,
  TradeBanned,
  TradeHeld,
  TradeUrlElsewhere,
  TradeUrlNotNeeded,
  UnpaidOrdersFull,
} from './order.errors.ts';
import { getOrder, OrderNode } from './order.graphql.ts';
import { PayWayEnum } from './orderEnums.graphql.ts';
import { payUrlOf } from './orderPayment.graphql.ts';
import { setOrderTradeUrl } from './orderTradeUrl.ts';

builder.prismaObjectField(ListingNode, 'ownPurchase', (t) =>
  t.field({
    type: OrderNode,
    nullable: true,
    description:
      "The reader's own order of this listing, unless it failed. Null if the reader has not bought it.",
    select: (_args, { viewer }, selectOrder) => ({
      orders: selectOrder({ where: { buyerId: viewer?.userId ?? NO_ID, phase: { not: 'failed' } }, take: 1 }),
    }),
    resolve: ({ orders }) => orders[0] ?? null,
  }),
);

builder.relayMutationField(
  'buyListing',
  {
    description: 'The listing to buy, the expected price and the way to pay.',
    inputFields: (t) => ({
      listingId: t.globalID({
        required: true,
        for: ListingNode,
        description: 'A listing on sale, as the market shows it.',
      }),
      expectedPriceCents: t.field({
        type: 'Cents',
        required: true,
        description: 'The ask that the buyer saw, in fen. If it has changed, nothing is bought.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same order.',
      }),
      payBy: t.field({
        type: PayWayEnum,
        required: false,
        defaultValue: 'balance',
        description: 'How the order is paid. Default: from the balance.',
      }),
    }),
  },
  {
    description:
      'Buys a listing. Paid from the balance, the money moves into escrow and delivery starts. Paid ' +
      'through the payment app, the order waits for its payment at `payUrl`. Safe to repeat with the same ' +
      'client request id.',
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
        TradeHeld,
        RequestIdReused,
        AccountBlocked,
        PaymentAppClosed,
        UnpaidOrdersFull,
      ],
    },
    resolve: async (_root, { input }, { platform, handovers, viewer }) => {
      const { listingId, expectedPriceCents, clientRequestId, payBy } = input;
      const purchase = {
        buyerId: requireViewer(viewer).userId,
        listingId: listingId.id,
        expectedPriceCents,
        clientRequestId,
        payBy: payBy ?? 'balance',
      };
      await askTradeHold(platform, handovers, purchase);
      const orderId = await buyListing(platform, purchase);
      return { orderId, listingId: listingId.id, isUnpaid: payBy === 'paymentApp' };
    },
  },
  {
    description: 'The listing was bought.',
    outputFields: (t) => ({
      payUrl: t.string({
        nullable: true,
        description:
          "Address of the payment app's page, while the order waits for its payment; otherwise null.",
        resolve: ({ orderId, isUnpaid }, _args, context) => (isUnpaid ? payUrlOf(context, orderId) : null),
      }),
      order: t.field({
        type: OrderNode,
        description: 'The order that was made.',
        resolve: ({ orderId }, _args, context) => getOrder(orderId, context),
      }),
      listing: t.prismaField({
        type: ListingNode,
        description: 'The listing, which is now reserved.',
        resolve: (query, { listingId }, _args, { platform }) =>
          platform.db.listing.findUniqueOrThrow({ ...query, where: { id: listingId } }),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The buyer, with the current wallet.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'cancelOrder',
  {
    description: 'The order to cancel, by its id.',
    inputFields: (t) => ({
      orderId: t.globalID({
        required: true,
        for: OrderNode,
        description: 'An order that the viewer is the buyer or the seller of.',
      }),
    }),
  },
  {
    description:
      'Cancels an order that waits for its offer: the seller at any time, the buyer after 30 minutes. If ' +
      'an offer may be on its way, Steam is asked first. An order that waits for its payment can be ' +
      'cancelled by its buyer at any time.',
    authScopes: { signedIn: true },
    errors: { types: [CancelNotAllowed] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await cancelOrder(platform, { userId: requireViewer(viewer).userId, orderId: input.orderId.id });
      return { orderId: input.orderId.id };
    },
  },
  {
    description: 'The order is cancelled, or its cancel is being verified.',
    outputFields: (t) => ({
      order: t.field({
        type: OrderNode,
        description: 'The order after the cancel.',
        resolve: ({ orderId }, _args, context) => getOrder(orderId, context),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The user who cancelled.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'setOrderTradeUrl',
  {
    description: 'The order and its new trade link.',
    inputFields: (t) => ({
      orderId: t.globalID({
        required: true,
        for: OrderNode,
        description: 'An order of the viewer as buyer.',
      }),
      tradeUrl: t.string({ required: true, description: "The trade link from Steam's privacy settings." }),
    }),
  },
  {
    description:
      "Replaces an order's trade link after Steam rejected the first one (`deliveryIssue`). The offer is " +
      "sent again. If the rejected link was the viewer's own, the new one becomes the viewer's link. The " +
      "new link must belong to the same Steam account or be the viewer's current own link; a partner's " +
      'signed request may name any.',
    authScopes: { signedIn: true },
    errors: { types: [TradeUrlInvalid, TradeUrlNotNeeded, TradeUrlElsewhere, OwnListing] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { orderId, tradeUrl } = input;
      const { userId: buyerId, sessionId } = requireViewer(viewer);
      const isPartner = sessionId === null;
      await setOrderTradeUrl(platform, { buyerId, orderId: orderId.id, tradeUrl, isPartner });
      return { orderId: orderId.id };
    },
  },
  {
    description: 'The order has its new trade link.',
    outputFields: (t) => ({
      order: t.field({
        type: OrderNode,
        description: 'The order with its new link.',
        resolve: ({ orderId }, _args, context) => getOrder(orderId, context),
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The buyer, with the current trade link.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
