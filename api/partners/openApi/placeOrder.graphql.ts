import { AccountBlocked, TradeUrlInvalid, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer, type Viewer } from '../../http/graphql/context.ts';
import { spendRequests } from '../../http/graphql/documentCost.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import type { Order } from '../../kernel/generated/prisma/client.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import {
  ListingGone,
  OwnListing,
  PriceChanged,
  TradeBanned,
  TradeHeld,
} from '../../orders/order/order.errors.ts';
import { getOrder, OrderNode } from '../../orders/order/order.graphql.ts';
import { listOwnOrders } from '../../orders/order/ownOrder.store.ts';
import { InsufficientFunds } from '../../payments/ledger/ledger.errors.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { findPartnerId } from './access.store.ts';
import { buyForPartner, choiceOf } from './buyForPartner.ts';
import {
  buyManyForPartner,
  type LineOutcome,
  PURCHASES_MAX,
  type PurchaseLine,
} from './buyManyForPartner.ts';
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
    resolve: async ({ id }, _args, { loaders, viewer }) => {
      const number = await loaders.outOrderNo.load(id);
      return number && number.userId === viewer?.userId ? number.outOrderNo : null;
    },
  }),
);

builder.prismaObjectField(ViewerNode, 'orderByOutOrderNo', (t) =>
  t.field({
    type: OrderNode,
    nullable: true,
    description:
      'The order that the viewer placed as a partner under this own number. Null if there is none.',
    args: { outOrderNo: t.arg.string({ required: true, description: "The partner's own number." }) },
    resolve: ({ id: userId }, { outOrderNo }, { platform }) =>
      platform.db.order.findFirst({
        where: { partnerOrder: { outOrderNo: requireOutOrderNo(outOrderNo), partner: { userId } } },
      }),
  }),
);

type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0];

/** What one purchase names. */
function purchaseFields(t: InputFields) {
  return {
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
  };
}

interface PurchaseInput {
  outOrderNo: string;
  listingId?: { id: string } | null | undefined;
  marketHashName?: string | null | undefined;
  isAutomaticOnly: boolean;
  priceLimitCents: bigint;
}

/** What an input buys, as the services take it. */
function purchaseOf(market: MarketIndex, input: PurchaseInput): PurchaseLine {
  const { listingId, marketHashName, isAutomaticOnly: isAutomatic } = input;
  return {
    outOrderNo: input.outOrderNo,
    choice: () => {
      requireOutOrderNo(input.outOrderNo);
      return choiceOf(market, { listingId: listingId?.id, marketHashName, isAutomatic });
    },
    limitCents: input.priceLimitCents,
  };
}

const TRADE_URL = "Trade link that receives the item. Null: the partner account's own trade link.";

builder.relayMutationField(
  'placeOrder',
  {
    description: 'What a partner buys: one listing, or the cheapest copy of an item.',
    inputFields: (t) => ({
      ...purchaseFields(t),
      tradeUrl: t.string({ required: false, description: TRADE_URL }),
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
      const { choice, ...purchase } = purchaseOf(market, input);
      const orderId = await buyForPartner(platform, {
        partnerId: await findPartnerId(platform.db, userId),
        userId,
        tradeUrl: input.tradeUrl ?? null,
        ...purchase,
        choice: choice(),
      });
      return { orderId };
    },
  },
  {
    description: 'The order was placed.',
    outputFields: (t) => ({
      order: t.field({
        type: OrderNode,
        description: 'The order that was made, or was made before under this number.',
        resolve: ({ orderId }, _args, context) => getOrder(orderId, context),
      }),
    }),
  },
);

const PurchaseLineInput = builder.inputType('PurchaseLineInput', {
  description: 'One purchase of a batch: one listing, or the cheapest copy of an item.',
  fields: purchaseFields,
});

const PurchaseResult = builder
  .objectRef<LineOutcome & { index: number; order: Order | null }>('PurchaseResult')
  .implement({
    authScopes: { signedIn: true },
    description: 'What became of one purchase of a batch: an order, or the error that it met.',
    fields: (t) => ({
      index: t.exposeInt('index', {
        description: 'Position of the purchase in the request, counted from 0.',
      }),
      outOrderNo: t.exposeString('outOrderNo', { description: 'Own number of the purchase.' }),
      order: t.field({
        type: OrderNode,
        nullable: true,
        description: 'The order that was made, or was made before under this number. Null if there is none.',
        resolve: ({ order }) => order,
      }),
      error: t.field({
        type: 'ErrorCode' as never,
        nullable: true,
        description: 'Why nothing was bought. Null if there is an order.',
        resolve: ({ error }) => (error?.code ?? null) as never,
      }),
      message: t.string({
        nullable: true,
        description:
          "Why nothing was bought, in one sentence in the reader's language. Null if there is an order.",
        resolve: ({ error }, _args, { language }) => error?.messageIn(language) ?? null,
      }),
      priceCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'The ask of the listing in fen, where it is above the limit (PRICE_CHANGED).',
        resolve: ({ error }) => (error instanceof PriceChanged ? error.priceCents : null),
      }),
      missingCents: t.field({
        type: 'Cents',
        nullable: true,
        description: 'The amount in fen that the balance lacks (INSUFFICIENT_FUNDS).',
        resolve: ({ error }) => (error instanceof InsufficientFunds ? error.missingCents : null),
      }),
    }),
  });

builder.relayMutationField(
  'placeOrders',
  {
    description: 'What a partner buys at once.',
    inputFields: (t) => ({
      lines: t.field({
        type: [PurchaseLineInput],
        required: true,
        description: `The purchases, 1 to ${PURCHASES_MAX}, each under its own number.`,
      }),
      tradeUrl: t.string({ required: false, description: TRADE_URL }),
    }),
  },
  {
    description:
      'Buys many copies for a partner, one after the other, as `POST /open/v1/orders/batch` does: one that ' +
      'fails does not affect the others. Safe to repeat. For signed requests only.',
    authScopes: { signedIn: true },
    errors: { types: [SignatureRequired] },
    resolve: async (_root, { input }, context) => {
      const { platform, market, viewer } = context;
      const userId = requireSigned(viewer);
      const { lines, tradeUrl = null } = input;
      if (lines.length === 0 || lines.length > PURCHASES_MAX)
        throw new InvalidInput('lines', `1 to ${PURCHASES_MAX}`);
      const purchases = lines.map((line) => purchaseOf(market, line));
      const partnerId = await findPartnerId(platform.db, userId);
      await spendRequests(context, lines.length - 1);
      const outcomes = await buyManyForPartner(platform, { partnerId, userId, tradeUrl }, purchases);
      const ids = outcomes.flatMap(({ orderId }) => orderId ?? []);
      const orders = await listOwnOrders(platform.db, userId, ids);
      const byId = new Map(orders.map((order) => [order.id, order]));
      return outcomes.map((outcome, index) => ({
        ...outcome,
        index,
        order: byId.get(outcome.orderId ?? '') ?? null,
      }));
    },
  },
  {
    description: 'The outcome of each purchase.',
    outputFields: (t) => ({
      results: t.field({
        type: [PurchaseResult],
        description: 'One result for each purchase, in their order.',
        resolve: (results) => results,
      }),
    }),
  },
);
