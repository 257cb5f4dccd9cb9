import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import type { Listing, Order } from '../../kernel/generated/prisma/client.ts';
import { OrderNode } from '../../orders/order/order.graphql.ts';
import { listOwnOrders } from '../../orders/order/ownOrder.store.ts';
import { BestBidRef } from '../../orders/quickSale/quickSale.graphql.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import type { UnsoldReason } from './leastBid.ts';
import { type RuleOutcome, type RuleReason, readOutcomes } from './ruleOutcome.ts';

/** Why a rule changes an ask or not. */
export const SellingRuleReason = builder.enumType('SellingRuleReason', {
  description: 'Why a rule changes an ask or not. The codes are stable.',
  values: {
    BASIS: { value: 'basis', description: 'Changed to the price that its basis gives.' },
    OUTLIER_SKIPPED: {
      value: 'outlierSkipped',
      description:
        'Decided by the lowest ask of a third seller: the lowest of all is below 70 % of that and of the reference price, and is not followed. The ask is changed, or right already.',
    },
    CEILING: { value: 'ceiling', description: 'Changed to its ceiling, because the basis is above it.' },
    STEP: { value: 'step', description: 'Changed by its largest step, towards the basis.' },
    FLOOR: { value: 'floor', description: 'Changed to its floor, because the basis is below it.' },
    COST_FLOOR: {
      value: 'costFloor',
      description: 'Changed to cover the cost, because the basis is below it.',
    },
    HIGHEST: { value: 'highest', description: 'Changed to the highest ask that the item may have.' },
    UNCHANGED: { value: 'unchanged', description: 'Not changed: the ask is already right.' },
    NO_REFERENCE: { value: 'noReference', description: 'Not changed: there is no reference price.' },
    NO_RIVAL: { value: 'noRival', description: 'Not changed: nobody else sells the item.' },
    NO_COST: { value: 'noCost', description: 'Not changed: the cost of the copy is unknown.' },
    OUTLIER: {
      value: 'outlier',
      description:
        'Not changed: the only ask of others is below 70 % of the reference price, and is not followed.',
    },
    FLOOR_ABOVE_CEILING: {
      value: 'floorAboveCeiling',
      description: 'Not changed: for this copy the floor is above the ceiling.',
    },
    TOO_LOW: {
      value: 'tooLow',
      description:
        'Not changed: the ask would be so far below the reference price that a person must confirm it.',
    },
    FLOOR_TOO_HIGH: {
      value: 'floorTooHigh',
      description: 'Not changed: the floor is above the highest ask that the item may have.',
    },
    FLOOR_FAR_ABOVE: {
      value: 'floorFarAbove',
      description:
        'Not changed: the floor would raise the ask above 1.5 times its reference price, which its seller ' +
        'has not confirmed.',
    },
    LISTINGS_CLOSED: {
      value: 'listingsClosed',
      description: 'Not changed: operators have closed listing, and the ask would rise.',
    },
    NOT_ON_SALE: {
      value: 'notOnSale',
      description:
        'Sold to no buy order: nobody can buy the copy now, because its shop or its account is closed.',
    },
    PURCHASES_CLOSED: {
      value: 'purchasesClosed',
      description: 'Sold to no buy order: operators have closed buying.',
    },
    SOLD_TO_BID: {
      value: 'soldToBid',
      description: 'Sold to a buy order at once, or in a dry run: would be.',
    },
    MOVED: {
      value: 'moved',
      description:
        'Not changed: at the moment of the change it had been bought, withdrawn, rejected or given another price.',
    },
  } as const satisfies Record<string, { value: RuleReason | UnsoldReason; description: string }>,
});

/** An outcome with the current row of its listing, and of the order that it has led to. */
export type RuleOutcomeShape = RuleOutcome & { listing: Listing | null; order: Order | null };

/** The GraphQL type of a rule's outcome. */
export const SellingRuleOutcome = builder.objectRef<RuleOutcomeShape>('SellingRuleOutcome').implement({
  authScopes: { signedIn: true },
  description: 'The decision of a rule about one listing.',
  fields: (t) => ({
    listing: t.field({
      type: ListingNode,
      nullable: true,
      description: 'The current state of the listing.',
      resolve: ({ listing }) => listing,
    }),
    fromCents: t.expose('fromCents', { type: 'Cents', description: 'The previous ask in fen.' }),
    toCents: t.expose('toCents', {
      type: 'Cents',
      nullable: true,
      description: 'The new ask in fen. Null if it is unchanged.',
    }),
    because: t.field({
      type: SellingRuleReason,
      description: 'Why the rule changed the ask or not.',
      resolve: ({ because }) => because,
    }),
    leastBidCents: t.expose('leastBidCents', {
      type: 'Cents',
      nullable: true,
      description: 'The least for which the rule sells the copy to a buy order, in fen. Null: to none.',
    }),
    unsoldBecause: t.expose('unsoldBecause', {
      type: SellingRuleReason,
      nullable: true,
      description:
        'Why a rule that sells to buy orders does not sell this copy, whatever they pay. Null: it does.',
    }),
    soldFor: t.field({
      type: BestBidRef,
      nullable: true,
      description:
        'The buy order that the copy was sold to at once and for good, or in a dry run: would be. Null: it is not sold.',
      resolve: ({ soldCents }) => (soldCents === null ? null : { priceCents: soldCents }),
    }),
    order: t.field({
      type: OrderNode,
      nullable: true,
      description: 'The order of the sale. Null if it is not sold, and in a dry run.',
      resolve: ({ order }) => order,
    }),
  }),
});

/** Outcomes with their listings and orders, each read in one statement. */
export async function withRuleListings(
  outcomes: readonly RuleOutcome[],
  { platform, viewer }: GraphqlContext,
): Promise<RuleOutcomeShape[]> {
  const { userId: sellerId } = requireViewer(viewer);
  const ids = outcomes.map(({ listingId }) => listingId);
  const rows =
    ids.length === 0 ? [] : await platform.db.listing.findMany({ where: { id: { in: ids }, sellerId } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const orderIds = outcomes.flatMap(({ orderId }) => orderId ?? []);
  const orders = await listOwnOrders(platform.db, sellerId, orderIds);
  const orderOf = new Map(orders.map((row) => [row.id, row]));
  return outcomes.map((outcome) => ({
    ...outcome,
    listing: byId.get(outcome.listingId) ?? null,
    order: orderOf.get(outcome.orderId ?? '') ?? null,
  }));
}

/** Number of listings by the reason of their outcome. */
export const SellingRuleReasonCount = builder
  .objectRef<{ because: RuleReason; count: number }>('SellingRuleReasonCount')
  .implement({
    authScopes: { signedIn: true },
    description: 'Number of listings that a run or a dry run decides for one reason.',
    fields: (t) => ({
      because: t.expose('because', { type: SellingRuleReason, description: 'The reason of the decisions.' }),
      count: t.exposeInt('count', { description: 'Number of listings with this reason.' }),
    }),
  });

/** Counts by reason, the most frequent first. */
export function reasonCounts(
  counts: Partial<Record<RuleReason, number>>,
): { because: RuleReason; count: number }[] {
  return Object.entries(counts)
    .map(([because, count]) => ({ because: because as RuleReason, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** The GraphQL type of a rule's run. */
export const SellingRuleRunRef = builder.prismaObject('SellingRuleRun', {
  // Without its outcomes, which are by far the largest part.
  select: { id: true },
  authScopes: { signedIn: true },
  description: 'The result of one run of a rule.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the run.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the rule ran.' }),
    decidedCount: t.exposeInt('decidedCount', { description: 'Number of listings that the rule decided.' }),
    changedCount: t.exposeInt('changedCount', { description: 'Number of listings whose ask it changed.' }),
    fromCents: t.expose('fromCents', {
      type: 'Cents',
      nullable: true,
      description:
        'Sum of the previous asks of the listings that it changed, in fen. Null for runs older than this field.',
    }),
    toCents: t.expose('toCents', {
      type: 'Cents',
      nullable: true,
      description: 'Sum of their new asks, in fen. Null for runs older than this field.',
    }),
    loweredCount: t.exposeInt('loweredCount', {
      description:
        'Number of asks that it lowered to the highest that their item may have, because its price was above.',
    }),
    soldCount: t.int({
      description: 'Number of copies that it sold to buy orders at once.',
      select: { counts: true },
      resolve: ({ counts }) => (counts as Partial<Record<RuleReason, number>>).soldToBid ?? 0,
    }),
    reasons: t.field({
      type: [SellingRuleReasonCount],
      description: 'Number of listings by the reason of their outcome. Empty for runs older than this field.',
      complexity: { field: 1, multiplier: 1 },
      select: { counts: true },
      resolve: ({ counts }) => reasonCounts(counts as Record<RuleReason, number>),
    }),
    outcomes: t.field({
      type: [SellingRuleOutcome],
      description:
        'The first 100 listings with their outcomes: the sold ones, then the changed ones. `allOutcomes` has more of them.',
      complexity: { field: 1, multiplier: 20 },
      select: { outcomes: true },
      resolve: (run, _args, context) => withRuleListings(readOutcomes(run.outcomes), context),
    }),
  }),
});
