import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { isId, NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { ListingNode } from '../listing/listing.graphql.ts';
import { itemNamed } from '../listing/listingFilter.ts';
import { OPEN_STATUSES } from '../listing/ownListing.store.ts';
import { referenceFor } from '../listing/priceContext.graphql.ts';
import { SellingRuleRunRef } from './ruleRun.graphql.ts';
import { type RuleBasis, ruleFor } from './sellingRule.ts';

const RUNS_SHOWN = 10;
const RUNS_MAX = 100;
/** Limit of the items that a form shows; it does not limit the rule. */
const NAMED_MAX = 200;

/** What the price of a rule starts from. */
export const SellingRuleBasis = builder.enumType('SellingRuleBasis', {
  description: 'The price that a rule starts from.',
  values: {
    REFERENCE: { value: 'reference', description: 'The reference price times the multiplier.' },
    LOWEST_ASK: {
      value: 'lowestAsk',
      description: 'The lowest ask of other sellers for the same item and phase, less the step.',
    },
    COST: { value: 'cost', description: 'The cost of the copy to its owner, times the multiplier.' },
  } as const satisfies Record<string, { value: RuleBasis; description: string }>,
});

/** The GraphQL type of a selling rule. */
export const SellingRuleNode = builder.prismaNode('SellingRule', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description:
    "A saved rule that prices the viewer's open listings on a schedule. The first enabled rule that " +
    'fits a listing decides.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name that the seller gave the rule.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'True if it runs on its schedule.' }),
    basis: t.field({
      type: SellingRuleBasis,
      description: 'The price that the rule starts from.',
      resolve: ({ basis }) => basis as RuleBasis,
    }),
    multiplier: t.float({
      nullable: true,
      description: 'Multiplier of the reference price or the cost. Null for LOWEST_ASK.',
      resolve: ({ thousandths }) => (thousandths === null ? null : thousandths / 1_000),
    }),
    stepCents: t.expose('stepCents', {
      type: 'Cents',
      nullable: true,
      description: 'How far below the lowest ask of others, in fen. Null except for LOWEST_ASK.',
    }),
    floorCents: t.expose('floorCents', {
      type: 'Cents',
      nullable: true,
      description: 'The lowest ask that the rule sets, in fen. LOWEST_ASK always has one.',
    }),
    isCostFloor: t.exposeBoolean('isCostFloor', {
      description: 'True if the rule never sets an ask that would pay less after the fee than the copy cost.',
    }),
    isFloorConfirmed: t.exposeBoolean('isFloorConfirmed', {
      description:
        'True if the seller has confirmed floors that raise an ask above 1.5 times its reference price.',
    }),
    intervalMinutes: t.exposeInt('intervalMinutes', {
      description: 'Interval between two runs in minutes: 15, 60, 360 or 1440.',
    }),
    runs: t.prismaField({
      type: [SellingRuleRunRef],
      description: 'Its last runs, the newest first. Runs are deleted after 30 days.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: RUNS_SHOWN,
          description: 'Number of runs, 1 to 100: those of a day with the shortest interval.',
        }),
      },
      complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first) }),
      resolve: (query, { id: ruleId }, { first }, { platform }) => {
        if (first < 1 || first > RUNS_MAX) throw new InvalidInput('first', `1 to ${RUNS_MAX}`);
        return platform.db.sellingRuleRun.findMany({
          ...query,
          where: { ruleId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: first,
        });
      },
    }),
  }),
});

builder.prismaObjectField(SellingRuleNode, 'run', (t) =>
  t.prismaField({
    type: SellingRuleRunRef,
    nullable: true,
    description: 'One of its runs. Null where the rule has no such run.',
    args: { id: t.arg.string({ required: true, description: 'Identifier of the run.' }) },
    resolve: (query, { id: ruleId }, { id }, { platform }) =>
      isId(id) ? platform.db.sellingRuleRun.findFirst({ ...query, where: { id, ruleId } }) : null,
  }),
);

builder.prismaObjectField(ViewerNode, 'sellingRules', (t) =>
  t.relation('sellingRules', {
    type: SellingRuleNode,
    nullable: true,
    description: "The viewer's selling rules in the order in which they are applied. At most 20.",
    complexity: { field: 1, multiplier: 20 },
    query: () => ({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
  }),
);

const KEYWORD = "Words that the item's names must contain, in any order. Default: all items.";

/** The items of a seller's open listings whose names contain the words. @throws InvalidInput for an overlong keyword. */
function itemsOnSale(sellerId: string, keyword: string | null | undefined) {
  return {
    ...itemNamed(keyword).marketItem,
    listings: { some: { sellerId, status: { in: OPEN_STATUSES } } },
  };
}

builder.prismaObjectField(ViewerNode, 'listedMarketItems', (t) =>
  t.field({
    type: [MarketItemNode],
    nullable: true,
    description: `The items of the viewer's open listings, by name, at most ${NAMED_MAX}; for choosing the scope of a rule.`,
    args: { keyword: t.arg.string({ required: false, description: KEYWORD }) },
    complexity: { field: 1, multiplier: 50 },
    resolve: (user, { keyword }, { platform }) =>
      platform.db.marketItem.findMany({
        where: itemsOnSale(user.id, keyword),
        orderBy: [{ nameEn: 'asc' }, { id: 'asc' }],
        take: NAMED_MAX,
      }),
  }),
);

builder.prismaObjectField(ViewerNode, 'listedMarketItemCount', (t) =>
  t.int({
    nullable: true,
    description:
      "Number of items of the viewer's open listings, those included that `listedMarketItems` has no room for.",
    args: { keyword: t.arg.string({ required: false, description: KEYWORD }) },
    resolve: (user, { keyword }, { platform }) =>
      platform.db.marketItem.count({ where: itemsOnSale(user.id, keyword) }),
  }),
);

builder.prismaObjectField(ListingNode, 'sellingRule', (t) =>
  t.prismaField({
    type: SellingRuleNode,
    nullable: true,
    description:
      'The rule that decides its ask: the first enabled one that fits it. Null if none does, and for everybody but the seller.',
    select: {
      id: true,
      sellerId: true,
      assetId: true,
      marketItemId: true,
      phase: true,
      asset: { select: { steamAccountId: true } },
      marketItem: { select: { searchText: true } },
    },
    resolve: async (query, { sellerId, asset, marketItem, ...listing }, _args, context) => {
      if (sellerId !== context.viewer?.userId) return null;
      const rules = await context.loaders.sellingRules.load(sellerId);
      if (rules.length === 0) return null;
      const reference = await referenceFor(listing, context);
      const referenceCents = reference?.priceCents ?? null;
      const matchedRuleIds = await context.loaders.ruleMatches.load(`${sellerId} ${listing.id}`);
      const rule = ruleFor(rules, { ...listing, ...asset, ...marketItem, referenceCents, matchedRuleIds });
      return (
        rule &&
        context.platform.db.sellingRule.findUnique({ ...query, where: { id: rule.id, userId: sellerId } })
      );
    },
  }),
);

/** When it runs. */
builder.prismaObjectFields(SellingRuleNode, (t) => ({
  nextRunAt: t.expose('nextRunAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When it runs next. Null while it is disabled.',
  }),
  lastRunAt: t.expose('lastRunAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When it last ran; null if it never has.',
  }),
  stoppedAt: t.expose('stoppedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when its runs fail; each is tried again in 15 minutes. Null: the last one did not.',
  }),
}));
