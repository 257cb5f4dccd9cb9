import { AccountBlocked, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { readBidFilter, readConditions } from '../bid/bid.graphql.ts';
import { fittingCost } from '../bid/fittingCopies.ts';
import { askTradeHold } from '../order/askTradeHold.ts';
import { buyCheapest, type CheapestAsked, type CheapestPreview, previewCheapest } from './buyCheapest.ts';
import { CartPurchaseRef, type OwnPress, pressFields } from './cart.graphql.ts';
import { CART_MAX, type StopReason } from './cart.ts';

const StopReasonEnum = builder.enumType('CheapestStopReason', {
  description: 'Why a press that buys the cheapest copies of an item bought fewer than were wanted.',
  values: {
    NO_MORE_COPIES: { value: 'noMoreCopies', description: 'No other copy on sale fits.' },
    PRICE_LIMIT: {
      value: 'priceLimit',
      description: 'The next copy costs more than one copy was allowed to.',
    },
    SUM_LIMIT: {
      value: 'sumLimit',
      description: 'With the next copy they would cost more than was confirmed.',
    },
    INSUFFICIENT_FUNDS: {
      value: 'insufficientFunds',
      description: 'The balance does not suffice for the next one.',
    },
    NOT_ALLOWED: { value: 'notAllowed', description: 'The buyer may not buy; the last copy tells why.' },
  } as const satisfies Record<string, { value: StopReason; description: string }>,
});

builder.prismaObjectField(CartPurchaseRef, 'stopReason', (t) =>
  t.field({
    type: StopReasonEnum,
    nullable: true,
    description:
      'Why fewer copies were bought than were wanted. Null if all were, or if the buyer named the copies.',
    resolve: ({ stopReason }) => stopReason as StopReason | null,
  }),
);

interface ShownPreview extends CheapestPreview {
  filterProblem: string | null;
}

const PreviewRef = builder.objectRef<ShownPreview>('CheapestPreview').implement({
  authScopes: { everyone: true },
  description: 'What a press that buys the cheapest copies of an item would buy now.',
  fields: (t) => ({
    filterProblem: t.exposeString('filterProblem', {
      nullable: true,
      description:
        "What is wrong with the filter, in the reader's language; null if nothing is. With a wrong one nothing would be bought.",
    }),
    quantity: t.exposeInt('quantity', { description: 'Number of copies that it would buy.' }),
    sumCents: t.expose('sumCents', { type: 'Cents', description: 'Sum of their asks, in fen.' }),
    highestCents: t.expose('highestCents', {
      type: 'Cents',
      nullable: true,
      description: 'The highest of their asks, in fen. Null if there are none.',
    }),
    stopReason: t.field({
      type: StopReasonEnum,
      nullable: true,
      description: 'Why they are fewer than wanted. Null if they are not. The balance is not looked at.',
      resolve: ({ stopReason }) => stopReason,
    }),
  }),
});

async function showPreview(
  {
    filter: text,
    ...asked
  }: Omit<CheapestAsked, 'conditions'> & { userId: string | null; filter?: string | null | undefined },
  context: GraphqlContext,
): Promise<ShownPreview> {
  const { filter: conditions, problem } = readConditions(text, context);
  const preview = await previewCheapest(context.platform, { ...asked, conditions });
  if (!problem) return { ...preview, filterProblem: null };
  const nothing = { quantity: 0, sumCents: 0n, highestCents: null, stopReason: null };
  return { ...preview, ...nothing, filterProblem: problem.messageIn(context.language) };
}

builder.prismaObjectField(MarketItemNode, 'previewCheapest', (t) =>
  t.field({
    type: PreviewRef,
    description:
      "What buying the cheapest copies of the item would buy now. The viewer's own copies do not count.",
    complexity: fittingCost,
    args: {
      quantity: t.arg.int({ required: true, description: `Number of copies, 1 to ${CART_MAX}.` }),
      priceLimitCents: t.arg({
        type: 'Cents',
        required: true,
        description: 'The most that one copy may cost, in fen: 1 to 10,000,000.',
      }),
      filter: t.arg.string({
        required: false,
        description: 'What copies must be like, such as `wear<0.1 seed:661`. Any copy if omitted.',
      }),
    },
    resolve: ({ id: marketItemId }, args, context) =>
      showPreview({ userId: context.viewer?.userId ?? null, marketItemId, ...args }, context),
  }),
);

builder.relayMutationField(
  'buyCheapest',
  {
    description: 'The item, the number of copies, what they must be like, and the most that they may cost.',
    inputFields: (t) => ({
      marketItemId: t.globalID({
        required: true,
        for: MarketItemNode,
        description: 'The item of which copies are bought.',
      }),
      quantity: t.int({ required: true, description: `Number of copies, 1 to ${CART_MAX}.` }),
      priceLimitCents: t.field({
        type: 'Cents',
        required: true,
        description: 'The most that one copy may cost, in fen: 1 to 10,000,000.',
      }),
      filter: t.string({
        required: false,
        description: 'What copies must be like, such as `wear<0.1 seed:661`. Any copy if omitted.',
      }),
      confirmedSumCents: t.field({
        type: 'Cents',
        required: true,
        description: 'The most that they may cost together, in fen, as the buyer confirmed it.',
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
      'Buys the cheapest copies of an item from the balance, each as an order of its own. For a copy that is sold or repriced meanwhile the next one is tried. Safe to repeat with the same client request id.',
    authScopes: { signedIn: true },
    errors: { types: [ServiceClosed, TradeUrlMissing, AccountBlocked, RequestIdReused] },
    resolve: async (_root, { input }, context): Promise<OwnPress> => {
      const { platform, handovers, viewer } = context;
      const { userId } = requireViewer(viewer);
      const { marketItemId, filter, confirmedSumCents, clientRequestId, ...rest } = input;
      const conditions = readBidFilter(filter, context);
      const asked = { ...rest, userId, marketItemId: marketItemId.id, conditions };
      const { firstListingId } = await previewCheapest(platform, asked);
      // One answer of Steam about the buyer holds for all copies.
      const listingId = firstListingId ?? NO_ID;
      await askTradeHold(platform, handovers, { buyerId: userId, listingId, clientRequestId });
      const purchaseId = await buyCheapest(platform, { ...asked, confirmedSumCents, clientRequestId });
      return { purchaseId, userId };
    },
  },
  { description: 'The copies were tried, each with its outcome.', outputFields: pressFields },
);
