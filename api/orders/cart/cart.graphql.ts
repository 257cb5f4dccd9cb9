import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import type { Cents } from '../../kernel/money.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { OrderNode } from '../order/order.graphql.ts';
import { listCartLines } from './cart.store.ts';
import { CART_MAX, type CartLineState, type LineOutcome, stateOfLine, sumCart } from './cart.ts';

/** Complexity of a list that has up to 50 copies. */
export const CART_COST = { field: 1, multiplier: CART_MAX };

const CartLineStateEnum = builder.enumType('CartLineState', {
  description: 'How a copy in a cart stands.',
  values: {
    ON_SALE: { value: 'onSale', description: 'It is on sale at the price that it had when it was added.' },
    PRICE_CHANGED: { value: 'priceChanged', description: 'It is on sale at another price.' },
    GONE: { value: 'gone', description: 'It is sold or no longer on sale.' },
    OWN: { value: 'own', description: 'The viewer is its seller and cannot buy it.' },
  } as const satisfies Record<string, { value: CartLineState; description: string }>,
});

const CartLineRef = builder.prismaObject('CartLine', {
  authScopes: { signedIn: true },
  description: "A copy in the viewer's cart.",
  fields: (t) => ({
    listing: t.relation('listing', { type: ListingNode, description: 'The copy with its current ask.' }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      description: 'What it cost when it was added, in fen.',
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When it was added.' }),
    state: t.field({
      type: CartLineStateEnum,
      description: 'How the copy stands now.',
      select: {
        id: true,
        userId: true,
        listingId: true,
        priceCents: true,
        addedAt: true,
        listing: {
          select: { status: true, askCents: true, sellerId: true, seller: { select: { isBlocked: true } } },
        },
      },
      resolve: ({ listing, userId, ...line }) => {
        const isOnSale = listing.status === 'active' && !listing.seller.isBlocked;
        return stateOfLine(
          { ...line, askCents: listing.askCents, sellerId: listing.sellerId, isOnSale },
          userId,
        );
      },
    }),
  }),
});

interface Cart {
  userId: string;
  count: number;
  sumCents: Cents;
  changedCount: number;
}

const CartRef = builder.objectRef<Cart>('Cart').implement({
  authScopes: { signedIn: true },
  description: 'The copies that the viewer means to buy, at most 50.',
  fields: (t) => ({
    lines: t.prismaField({
      type: [CartLineRef],
      description: 'The copies, the latest first.',
      complexity: CART_COST,
      resolve: (query, { userId }, _args, { platform }) =>
        platform.db.cartLine.findMany({
          ...query,
          where: { userId },
          orderBy: [{ addedAt: 'desc' }, { id: 'desc' }],
          take: CART_MAX,
        }),
    }),
    count: t.exposeInt('count', { description: 'Number of copies in the cart.' }),
    sumCents: t.expose('sumCents', {
      type: 'Cents',
      description: 'What the copies that can be bought cost now, in fen.',
    }),
    changedCount: t.exposeInt('changedCount', {
      description: 'Number of copies whose price has changed or that can no longer be bought.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'cart', (t) =>
  t.field({
    type: CartRef,
    description: "The viewer's cart with its copies as they are now.",
    complexity: 5,
    resolve: async ({ id: userId }, _args, { platform }) => {
      const lines = await listCartLines(platform.db, userId);
      return { userId, count: lines.length, ...sumCart(lines, userId) };
    },
  }),
);

const LineOutcomeEnum = builder.enumType('CartLineOutcome', {
  description: 'What became of one copy of a press that bought several.',
  values: {
    BOUGHT: { value: 'bought', description: 'It was bought at the price that was seen.' },
    PRICE_CHANGED: { value: 'priceChanged', description: 'It has another price and was not bought.' },
    GONE: { value: 'gone', description: 'It is sold or no longer on sale.' },
    OWN: { value: 'own', description: 'Buyer and seller are the same person.' },
    INSUFFICIENT_FUNDS: { value: 'insufficientFunds', description: 'The balance did not suffice for it.' },
    NOT_ALLOWED: { value: 'notAllowed', description: 'This buyer may not buy it; `reason` says why.' },
  } as const satisfies Record<string, { value: LineOutcome; description: string }>,
});

const PurchaseLineRef = builder.prismaObject('CartPurchaseLine', {
  authScopes: { signedIn: true },
  description: 'One copy of a press that bought several.',
  fields: (t) => ({
    listingId: t.globalID({
      description: 'Id of the listing, as the request named it.',
      resolve: ({ listingId: id }) => ({ id, type: 'Listing' }),
    }),
    expectedPriceCents: t.expose('expectedPriceCents', {
      type: 'Cents',
      description: 'The price that the buyer saw, in fen.',
    }),
    outcome: t.field({
      type: LineOutcomeEnum,
      nullable: true,
      description: 'What became of it. Null only while another request with the same id is at work.',
      resolve: ({ outcome }) => outcome as LineOutcome | null,
    }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      nullable: true,
      description: 'Its new price in fen, if that has changed; otherwise null.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Code of the error, if the buyer may not buy it; otherwise null.',
    }),
    order: t.relation('order', {
      type: OrderNode,
      nullable: true,
      description: 'The order that bought it; null if it was not bought.',
    }),
  }),
});

/** A press that bought several copies, as its buyer sees it. */
export const CartPurchaseRef = builder.prismaObject('CartPurchase', {
  authScopes: { signedIn: true },
  description: 'One press that bought several copies, with an outcome for each.',
  fields: (t) => ({
    lines: t.relation('lines', {
      type: PurchaseLineRef,
      description: 'The copies in the order of the request.',
      complexity: CART_COST,
      query: { orderBy: { position: 'asc' } },
    }),
    confirmedSumCents: t.expose('confirmedSumCents', {
      type: 'Cents',
      description: 'The most that they could cost together, in fen.',
    }),
    chargedCents: t.field({
      type: 'Cents',
      description: 'What the bought copies cost together, in fen.',
      select: { lines: { where: { outcome: 'bought' }, select: { expectedPriceCents: true } } },
      resolve: ({ lines }) => lines.reduce((sum, { expectedPriceCents }) => sum + expectedPriceCents, 0n),
    }),
  }),
});

/** A press of a buyer, as its mutation returns it. */
export interface OwnPress {
  purchaseId: string;
  userId: string;
}

type PressFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<OwnPress>>['implement']>[0]['fields']>
>[0];

/** What every press that buys several copies returns. */
export const pressFields = (t: PressFields) => ({
  purchase: t.prismaField({
    type: CartPurchaseRef,
    description: 'What became of each copy.',
    resolve: (query, { purchaseId: id, userId }, _args, { platform }) =>
      platform.db.cartPurchase.findFirstOrThrow({ ...query, where: { id, userId } }),
  }),
  viewer: t.prismaField({
    type: ViewerNode,
    description: 'The buyer, with the current wallet and cart.',
    resolve: (query, _payload, _args, context) => getViewer(query, context),
  }),
});
