import { AccountBlocked, TradeUrlInvalid, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer, type Viewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import {
  ListingGone,
  OwnListing,
  PriceChanged,
  TradeBanned,
  TradeHeld,
} from '../../orders/order/order.errors.ts';
import { OrderNode, viewersOrder } from '../../orders/order/order.graphql.ts';
import { InsufficientFunds } from '../../payments/ledger/ledger.errors.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { findPartnerId } from './access.store.ts';
import { buyForPartner, choiceOf } from './buyForPartner.ts';
import { MarketItemUnknown, NoListingWithinLimit, SignatureRequired } from './open.errors.ts';
import { OUT_ORDER_NO, OUT_ORDER_NO_RULE } from './shapes.ts';

function requireOutOrderNo(text: string): string {
  if (!OUT_ORDER_NO.test(text)) throw new InvalidInput('outOrderNo', OUT_ORDER_NO_RULE);
  return text;
}

/** A session alone cannot send an item to another Steam account (T-24): these purchases are for signed requests. */
function requireSigned(viewer: Viewer | null): string {
  const { userId, sessionId } = requireViewer(viewer);
  if (sessionId !== null) throw new SignatureRequired();
  return userId;
}

builder.prismaObjectField(OrderNode, 'outOrderNo', (t) =>
  t.string({
    nullable: true,
    description:
      'Own number that the viewer gave to the order as a partner. Null if there is none, and for everybody else.',
    select: { partnerOrder: { select: { outOrderNo: true, partner: { select: { userId: true } } } } },
    resolve: ({ partnerOrder }, _args, { viewer }) =>
      partnerOrder?.partner.userId === viewer?.userId ? (partnerOrder?.outOrderNo ?? null) : null,
  }),
);

builder.prismaObjectField(ViewerNode, 'orderByOutOrderNo', (t) =>
  t.prismaField({
    type: OrderNode,
    nullable: true,
    description:
      'The order that the viewer placed as a partner under this own number. Null if there is none.',
    args: { outOrderNo: t.arg.string({ required: true, description: "The partner's own number." }) },
    resolve: (query, { id: userId }, { outOrderNo }, { platform }) =>
      platform.db.order.findFirst({
        ...query,
        where: { partnerOrder: { outOrderNo: requireOutOrderNo(outOrderNo), partner: { userId } } },
      }),
  }),
);

builder.relayMutationField(
  'placeOrder',
  {
    description: 'What a partner buys: one listing, or the cheapest copy of an item.',
    inputFields: (t) => ({
      outOrderNo: t.string({
        required: true,
        description: `Own number of the order, ${OUT_ORDER_NO_RULE}. Repeating it returns the first order.`,
      }),
      listingId: t.globalID({
        required: false,
        for: ListingNode,
        description: 'The listing to buy. Exactly one of this and `marketHashName` is given.',
      }),
      marketHashName: t.string({
        required: false,
        description: "Valve's English name of the item whose cheapest copy is bought.",
      }),
      isAutomaticOnly: t.boolean({
        required: true,
        defaultValue: false,
        description: 'True limits a purchase by name to copies that a robot delivers.',
      }),
      priceLimitCents: t.field({
        type: 'Cents',
        required: true,
        description: 'The highest price that is accepted, in fen. The ask is paid.',
      }),
      tradeUrl: t.string({
        required: false,
        description: "Trade link that receives the item. Null: the partner account's own trade link.",
      }),
    }),
  },
  {
    description:
      'Buys for a partner, under its own number, for any recipient, as `POST /open/v1/orders` does. For signed ' +
      'requests only.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        SignatureRequired,
        ServiceClosed,
        ListingGone,
        PriceChanged,
        OwnListing,
        NoListingWithinLimit,
        MarketItemUnknown,
        InsufficientFunds,
        TradeUrlMissing,
        TradeUrlInvalid,
        TradeBanned,
        TradeHeld,
        AccountBlocked,
        RequestIdReused,
      ],
    },
    resolve: async (_root, { input }, { platform, market, viewer }) => {
      const userId = requireSigned(viewer);
      const { listingId, marketHashName, isAutomaticOnly: isAutomatic, tradeUrl } = input;
      const choice = choiceOf(market, { listingId: listingId?.id, marketHashName, isAutomatic });
      const orderId = await buyForPartner(platform, {
        partnerId: await findPartnerId(platform.db, userId),
        userId,
        outOrderNo: requireOutOrderNo(input.outOrderNo),
        choice,
        limitCents: input.priceLimitCents,
        tradeUrl: tradeUrl ?? null,
      });
      return { orderId };
    },
  },
  {
    description: 'The order was placed.',
    outputFields: (t) => ({
      order: t.prismaField({
        type: OrderNode,
        description: 'The order that was made, or was made before under this number.',
        resolve: (query, { orderId }, _args, { platform, viewer }) =>
          platform.db.order.findUniqueOrThrow({
            ...query,
            where: viewersOrder({ id: orderId }, requireViewer(viewer).userId),
          }),
      }),
    }),
  },
);
