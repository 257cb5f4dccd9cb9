import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import type { Listing } from '../../kernel/generated/prisma/client.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { type RuleOutcome, type RuleReason, readOutcomes } from './ruleOutcome.ts';

const SellingRuleReason = builder.enumType('SellingRuleReason', {
  description: 'Why a rule changes an ask or leaves it. Stable.',
  values: {
    BASIS: { value: 'basis', description: 'Changed: so says its basis.' },
    FLOOR: { value: 'floor', description: 'Changed to its floor: the basis lies below.' },
    COST_FLOOR: { value: 'costFloor', description: 'Changed to what covers the cost: the basis lies below.' },
    HIGHEST: { value: 'highest', description: 'Changed to the highest ask that the item may have.' },
    UNCHANGED: { value: 'unchanged', description: 'Left: the ask is right already.' },
    NO_REFERENCE: { value: 'noReference', description: 'Left: there is no reference price.' },
    NO_RIVAL: { value: 'noRival', description: 'Left: nobody else sells it.' },
    NO_COST: { value: 'noCost', description: 'Left: what it cost is not known.' },
    TOO_LOW: {
      value: 'tooLow',
      description: 'Left: the ask would lie so far below the reference price that a person must confirm it.',
    },
    FLOOR_TOO_HIGH: {
      value: 'floorTooHigh',
      description: 'Left: the floor lies above the highest ask that the item may have.',
    },
    FLOOR_FAR_ABOVE: {
      value: 'floorFarAbove',
      description:
        'Left: the floor would lift the ask above 1.5 times its reference price, which its seller has not confirmed.',
    },
    LISTINGS_CLOSED: {
      value: 'listingsClosed',
      description: 'Left: operators have closed listing for now, and the ask would rise.',
    },
    MOVED: {
      value: 'moved',
      description: 'Left: it was bought, taken back or refused at the moment of the change.',
    },
  } as const satisfies Record<string, { value: RuleReason; description: string }>,
});

/** An outcome with the listing's row as it stands now. */
export type RuleOutcomeShape = RuleOutcome & { listing: Listing | null };

/** What a rule says of one listing. */
export const SellingRuleOutcome = builder.objectRef<RuleOutcomeShape>('SellingRuleOutcome').implement({
  authScopes: { signedIn: true },
  description: 'What a rule says of one listing.',
  fields: (t) => ({
    listing: t.field({
      type: ListingNode,
      nullable: true,
      description: 'The listing as it stands now.',
      resolve: ({ listing }) => listing,
    }),
    fromCents: t.expose('fromCents', { type: 'Cents', description: 'Its ask before, in fen.' }),
    toCents: t.expose('toCents', {
      type: 'Cents',
      nullable: true,
      description: 'Its new ask, in fen. Null: left as it is.',
    }),
    because: t.field({
      type: SellingRuleReason,
      description: 'Why.',
      resolve: ({ because }) => because,
    }),
  }),
});

/** Outcomes with their listings, read by one statement. */
export async function withRuleListings(
  outcomes: readonly RuleOutcome[],
  { platform, viewer }: GraphqlContext,
): Promise<RuleOutcomeShape[]> {
  const { userId: sellerId } = requireViewer(viewer);
  const ids = outcomes.map(({ listingId }) => listingId);
  const rows =
    ids.length === 0 ? [] : await platform.db.listing.findMany({ where: { id: { in: ids }, sellerId } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return outcomes.map((outcome) => ({ ...outcome, listing: byId.get(outcome.listingId) ?? null }));
}

/** One run of a rule. */
export const SellingRuleRunRef = builder.prismaObject('SellingRuleRun', {
  authScopes: { signedIn: true },
  description: 'What one run of a rule did.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells runs apart.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it ran.' }),
    decidedCount: t.exposeInt('decidedCount', { description: 'Listings that the rule decided.' }),
    changedCount: t.exposeInt('changedCount', { description: 'Listings that have a new ask by it.' }),
    outcomes: t.field({
      type: [SellingRuleOutcome],
      description: 'Listings with what became of them, the changed ones first, at most 100.',
      complexity: { field: 1, multiplier: 20 },
      select: { outcomes: true },
      resolve: (run, _args, context) => withRuleListings(readOutcomes(run.outcomes), context),
    }),
  }),
});
