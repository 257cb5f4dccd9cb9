import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { FilterInvalid } from '../../catalog/filter/filter.errors.ts';
import { ANY_COPY } from '../../catalog/filter/filter.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { WalletRef } from '../../payments/wallet/wallet.graphql.ts';
import { catalogueVocabulary } from '../../selling/copies/catalogueVocabulary.ts';
import { OrderNode } from '../order/order.graphql.ts';
import { type BidLevel, type BookLevel, readBook } from './bid.store.ts';
import { type BidStatus, bidStatusOf, limitAbove, type NearestPrices, type SleepReason } from './bid.ts';
import { fittingCost } from './fittingCopies.ts';
import { type BidPreview, previewBid } from './previewBid.ts';

/** Prices of each side that a book tells. */
const DEPTH_MAX = 50;
/** Complexity of a field that reads one book. */
const BOOK_COST = 50;

const BidStatusEnum = builder.enumType('BidStatus', {
  description: 'Where a buy order stands.',
  values: {
    OPEN: { value: 'open', description: 'It waits for copies, and is filled by those that come.' },
    ASLEEP: { value: 'asleep', description: 'It is open and not filled; its money stays held.' },
    FILLED: { value: 'filled', description: 'It has got all its copies.' },
    CANCELLED: { value: 'cancelled', description: 'Its bidder ended it; the rest of its money returned.' },
    EXPIRED: { value: 'expired', description: 'Its time was over; the rest of its money returned.' },
  } as const,
});

const SleepReasonEnum = builder.enumType('BidSleepReason', {
  description: 'Why an open buy order is not filled.',
  values: {
    PAUSED: { value: 'paused', description: 'Its bidder paused it.' },
    NO_TRADE_LINK: { value: 'noTradeLink', description: 'Its bidder has no trade link.' },
    TRADE_LINK_REFUSED: {
      value: 'tradeLinkRefused',
      description: 'Steam would not deliver to the account of the trade link.',
    },
    HELD_FOR_REVIEW: { value: 'heldForReview', description: "Its bidder's account is under review." },
    BUYER_BROKE: { value: 'buyerBroke', description: 'Its bidder ended its last two purchases.' },
  } as const satisfies Record<string, { value: SleepReason; description: string }>,
});

/** A buy order of the viewer. */
export const BidNode = builder.prismaNode('Bid', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A buy order of the viewer: up to so many copies of an item, each at most at a price.',
  fields: (t) => ({
    marketItem: t.field({
      type: MarketItemNode,
      nullable: true,
      description: 'The item that is wanted.',
      resolve: ({ marketItemId }, _args, { market }) => market.findById(marketItemId),
    }),
    quantity: t.exposeInt('quantity', { description: 'Number of copies that it wanted in all.' }),
    remaining: t.exposeInt('remaining', { description: 'Number of copies that it has not got.' }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      description:
        'Its price in the book, in fen, and the most that a copy may cost for which nobody else bids.',
    }),
    upToCents: t.field({
      type: 'Cents',
      nullable: true,
      description:
        'The most that a copy may cost where others bid for it too, in fen; nobody else sees it. Null if it is not more than the price.',
      resolve: (bid) => limitAbove(bid),
    }),
    filter: t.exposeString('filter', {
      description: 'What copies must be like, in the language of filters. Empty if any copy will do.',
    }),
    status: t.field({
      type: BidStatusEnum,
      description: 'Where the buy order stands now.',
      resolve: bidStatusOf,
    }),
    sleepReason: t.field({
      type: SleepReasonEnum,
      nullable: true,
      description: 'Why it sleeps. Null if it does not.',
      resolve: ({ sleepReason }) => sleepReason as SleepReason | null,
    }),
    heldCents: t.field({
      type: 'Cents',
      description: 'Money in fen that is held for it.',
      resolve: (bid) => bid.heldFromDepositCents + bid.heldFromProceedsCents,
    }),
    copiesAhead: t.int({
      description: 'Number of copies that buy orders of others for the item want before this one is served.',
      resolve: ({ id }, _args, { loaders }) => loaders.copiesAhead.load(id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was filled, cancelled or expired. Null while it is open.',
    }),
    latestOrders: t.field({
      type: [OrderNode],
      description: 'Its latest purchases, at most ten, the newest first.',
      complexity: { field: 1, multiplier: 10 },
      select: (_args, _context, selectOrder) => ({
        fills: { orderBy: { createdAt: 'desc' }, take: 10, select: { order: selectOrder({}) } },
      }),
      resolve: ({ fills }) => fills.map(({ order }) => order),
    }),
  }),
});

const STATUS_FILTERS = {
  open: { state: 'open', sleepReason: null },
  asleep: { state: 'open', sleepReason: { not: null } },
  filled: { state: 'filled' },
  cancelled: { state: 'cancelled' },
  expired: { state: 'expired' },
} as const satisfies Record<BidStatus, object>;

builder.prismaObjectField(ViewerNode, 'bids', (t) =>
  t.prismaConnection(
    {
      type: BidNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's buy orders, newest first.",
      complexity: connectionCost,
      args: {
        statuses: t.arg({
          type: [BidStatusEnum],
          required: false,
          description: 'Only buy orders that stand so. All of them if omitted.',
        }),
      },
      totalCount: ({ id }, args, { platform }) => platform.db.bid.count({ where: whereOf(id, args) }),
      resolve: (query, user, args, { platform }) =>
        listById(query, ({ where, ...page }) =>
          platform.db.bid.findMany({ ...page, where: { ...where, ...whereOf(user.id, args) } }),
        ),
    },
    {
      name: 'BidConnection',
      description: "One page of the viewer's buy orders.",
      fields: (connection) => ({ totalCount: connection.int(totalCount) }),
    },
    { name: 'BidEdge', description: 'One buy order of the page.' },
  ),
);

function whereOf(userId: string, args: { statuses?: readonly BidStatus[] | null | undefined }) {
  return { userId, ...(args.statuses && { OR: args.statuses.map((status) => STATUS_FILTERS[status]) }) };
}

builder.objectField(WalletRef, 'bidsCents', (t) =>
  t.field({
    type: 'Cents',
    description: "Money in fen that is held for the viewer's open buy orders: the sum of their `heldCents`.",
    resolve: async ({ userId }, _args, { loaders }) => (await loaders.heldForBidding.load(userId)).bidsCents,
  }),
);

const BookLevelRef = builder.objectRef<BookLevel & Partial<BidLevel>>('BookLevel').implement({
  authScopes: { everyone: true },
  description: 'One price of a book with the copies at it.',
  fields: (t) => ({
    priceCents: t.expose('priceCents', { type: 'Cents', description: 'The price, in fen.' }),
    copyCount: t.exposeInt('copies', { description: 'Number of copies that are offered or wanted at it.' }),
    ownCopyCount: t.exposeInt('ownCopies', { description: "Number of the viewer's among them." }),
    filter: t.string({
      description: 'What wanted copies must be like. Empty for asks, and if any copy will do.',
      resolve: ({ filter }) => filter ?? '',
    }),
  }),
});

/** The book of an item as one reader sees it. */
interface Book {
  asks: readonly BookLevel[];
  bids: readonly BidLevel[];
}

const BookRef = builder.objectRef<Book>('ItemBook').implement({
  authScopes: { everyone: true },
  description: 'What copies of an item are offered and wanted for, by price. It tells nothing of persons.',
  fields: (t) => ({
    asks: t.field({
      type: [BookLevelRef],
      description: 'The lowest asks, the cheapest first.',
      resolve: ({ asks }) => asks,
    }),
    bids: t.field({
      type: [BookLevelRef],
      description: 'The highest prices of buy orders that are awake, the highest first.',
      resolve: ({ bids }) => bids,
    }),
    spreadCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Lowest ask less highest price of a buy order, in fen. Null if one of them is missing.',
      resolve: ({ asks: [ask], bids: [bid] }) => (ask && bid ? ask.priceCents - bid.priceCents : null),
    }),
  }),
});

const NearestPricesRef = builder.objectRef<NearestPrices>('NearestBidPrices').implement({
  authScopes: { everyone: true },
  description: 'The prices of buy orders next to one that is not on a step.',
  fields: (t) => ({
    lowerCents: t.expose('lowerCents', { type: 'Cents', description: 'The next lower price, in fen.' }),
    higherCents: t.expose('higherCents', { type: 'Cents', description: 'The next higher price, in fen.' }),
  }),
});

/** A preview, or what is wrong with its conditions. */
type ShownPreview = BidPreview & { filterProblem: string | null };

const BidPreviewRef = builder.objectRef<ShownPreview>('BidPreview').implement({
  authScopes: { everyone: true },
  description: 'What a buy order would do if it were opened now.',
  fields: (t) => ({
    filterProblem: t.exposeString('filterProblem', {
      nullable: true,
      description:
        'What is wrong with the conditions, as a sentence in the language of the request; then nothing was looked for. Null if they are right.',
    }),
    buysAtOnce: t.exposeInt('buysAtOnce', {
      description: 'Number of copies that it would buy at once, at their asks.',
    }),
    sumCents: t.expose('sumCents', {
      type: 'Cents',
      description: 'Sum of the asks of those copies, in fen.',
    }),
    averageCents: t.expose('averageCents', {
      type: 'Cents',
      nullable: true,
      description: 'Mean of the asks of those copies, in fen. Null if there are none.',
    }),
    copiesAhead: t.exposeInt('copiesAhead', {
      description: 'Number of copies that others want, by their prices in the book, at its limit or more.',
    }),
    heldCents: t.expose('heldCents', {
      type: 'Cents',
      description: 'Money in fen that stays held while it waits for the other copies.',
    }),
    nearestPrices: t.field({
      type: NearestPricesRef,
      nullable: true,
      description: 'The prices next to one that is not on a step. Null for one that is.',
      resolve: ({ nearestPrices }) => nearestPrices,
    }),
    nearestLimits: t.field({
      type: NearestPricesRef,
      nullable: true,
      description: 'The limits next to one that is not on a step. Null for one that is, and without a limit.',
      resolve: ({ nearestLimits }) => nearestLimits,
    }),
  }),
});

/** Reads the conditions of a buy order as people type them, or says what is wrong with them. */
export function readConditions(text: string | null | undefined, { market }: Pick<GraphqlContext, 'market'>) {
  try {
    const reading = { place: 'bid', vocabulary: catalogueVocabulary(market) } as const;
    return { filter: readFilterText(text ?? '', reading), problem: null };
  } catch (error) {
    if (!(error instanceof FilterInvalid)) throw error;
    return { filter: ANY_COPY, problem: error };
  }
}

/** Reads the conditions of a buy order. @throws InvalidInput saying what is wrong with them. */
export function readBidFilter(text: string | null | undefined, context: Pick<GraphqlContext, 'market'>) {
  const { filter, problem } = readConditions(text, context);
  if (problem) throw new InvalidInput('filter', problem.messageIn('en'));
  return filter;
}

async function showPreview(
  {
    filter: text,
    ...asked
  }: Omit<Parameters<typeof previewBid>[1], 'conditions'> & {
    filter: string | null | undefined;
  },
  context: GraphqlContext,
): Promise<ShownPreview> {
  const { filter, problem } = readConditions(text, context);
  const preview = await previewBid(context.platform, { ...asked, conditions: filter });
  if (!problem) return { ...preview, filterProblem: null };
  const nothing = { buysAtOnce: 0, sumCents: 0n, averageCents: null };
  return { ...preview, ...nothing, filterProblem: problem.messageIn(context.language) };
}

builder.prismaObjectFields(MarketItemNode, (t) => ({
  bestBidCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'The highest price of a buy order for the item that is awake, in fen. Null if there is none.',
    resolve: ({ id }, _args, { loaders }) => loaders.bestBid.load(id),
  }),
  recentBestBidCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'The same as the lists of the market show it, from memory and a few seconds old at most. Null if there is none.',
    resolve: ({ id }, _args, { market }) => market.findById(id)?.bestBidCents ?? null,
  }),
  book: t.field({
    type: BookRef,
    description: 'What copies of the item are offered and wanted for.',
    complexity: BOOK_COST,
    args: {
      depth: t.arg.int({
        required: false,
        defaultValue: 10,
        description: `Number of prices of each side, 1 to ${DEPTH_MAX}.`,
      }),
    },
    resolve: ({ id: marketItemId }, { depth }, { platform, viewer }) => {
      const levels = depth ?? 10;
      if (levels < 1 || levels > DEPTH_MAX) throw new InvalidInput('depth', `1 to ${DEPTH_MAX}`);
      return readBook(platform.db, { marketItemId, viewerId: viewer?.userId ?? NO_ID, depth: levels });
    },
  }),
  previewBid: t.field({
    type: BidPreviewRef,
    description: 'What a buy order for the item would do if it were opened now.',
    complexity: fittingCost,
    args: {
      quantity: t.arg.int({ required: true, description: 'Number of copies, 1 to 100.' }),
      priceCents: t.arg({
        type: 'Cents',
        required: true,
        description: 'The most that a copy may cost for which nobody else bids, in fen.',
      }),
      upToCents: t.arg({
        type: 'Cents',
        required: false,
        description:
          'The most that a copy may cost where others bid for it too, in fen. The price if omitted.',
      }),
      filter: t.arg.string({
        required: false,
        description: 'What copies must be like, such as `wear<0.1 seed:661`. Any copy if omitted.',
      }),
    },
    resolve: ({ id: marketItemId }, { filter, ...asked }, context) =>
      showPreview({ ...asked, userId: context.viewer?.userId ?? null, marketItemId, filter }, context),
  }),
}));

builder.subscriptionField('bookChanged', (t) =>
  t.field({
    type: MarketItemNode,
    nullable: true,
    description:
      'An item, sent each time its book changes: at most four times a second, and at most four books a visitor. Null after a gap in the stream: the client must read the book again.',
    authScopes: { everyone: true },
    args: {
      marketItemId: t.arg.globalID({
        required: true,
        for: MarketItemNode,
        description: 'The item whose book is followed.',
      }),
    },
    subscribe: (_root, { marketItemId }, { changes, viewer, address }) =>
      changes.followBook(
        { userId: viewer?.userId ?? null, address },
        marketItemId.id,
      ) as AsyncIterable<unknown>,
    resolve: (marketItemId, _args, { market }) =>
      marketItemId === null ? null : market.findById(marketItemId as string),
  }),
);
