import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { SellingRuleRunRef } from './ruleRun.graphql.ts';
import type { RuleBasis } from './sellingRule.ts';

const RUNS_SHOWN = 10;
/** What rules name is cut for a form, not for the rule. */
const NAMED_MAX = 200;

/** What a rule starts from. */
export const SellingRuleBasis = builder.enumType('SellingRuleBasis', {
  description: 'What a rule starts from.',
  values: {
    REFERENCE: { value: 'reference', description: 'The reference price times the multiplier.' },
    LOWEST_ASK: {
      value: 'lowestAsk',
      description: 'The lowest ask of other sellers for the same item and phase, less the step.',
    },
    COST: { value: 'cost', description: 'What the copy cost its owner, times the multiplier.' },
  } as const satisfies Record<string, { value: RuleBasis; description: string }>,
});

/** A rule of the viewer. */
export const SellingRuleNode = builder.prismaNode('SellingRule', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description:
    'A saved way of pricing open listings, applied on a schedule. The first that is enabled and fits a listing decides.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'It runs on its schedule.' }),
    basis: t.field({
      type: SellingRuleBasis,
      description: 'What it starts from.',
      select: { basis: true },
      resolve: ({ basis }) => basis as RuleBasis,
    }),
    multiplier: t.float({
      nullable: true,
      description: 'Of the reference price or the cost. Null for LOWEST_ASK.',
      select: { thousandths: true },
      resolve: ({ thousandths }) => (thousandths === null ? null : thousandths / 1_000),
    }),
    stepCents: t.expose('stepCents', {
      type: 'Cents',
      nullable: true,
      description: 'So much below the lowest ask of others, in fen. Null but for LOWEST_ASK.',
    }),
    floorCents: t.expose('floorCents', {
      type: 'Cents',
      nullable: true,
      description: 'Never below this, in fen. LOWEST_ASK always has one.',
    }),
    isCostFloor: t.exposeBoolean('isCostFloor', {
      description: 'Never so low that a sale would bring less after the fee than the copy cost.',
    }),
    isFloorConfirmed: t.exposeBoolean('isFloorConfirmed', {
      description: 'The seller meant floors that lift an ask above 1.5 times its reference price.',
    }),
    intervalMinutes: t.exposeInt('intervalMinutes', {
      description: 'How often it runs: 15, 60, 360 or 1440.',
    }),
    nextRunAt: t.expose('nextRunAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it runs next. Null while it is switched off.',
    }),
    lastRunAt: t.expose('lastRunAt', { type: 'DateTime', nullable: true, description: 'When it ran last.' }),
    runs: t.field({
      type: [SellingRuleRunRef],
      description: 'Its last runs, the newest first. Runs are kept for 30 days.',
      complexity: { field: 1, multiplier: RUNS_SHOWN },
      select: { id: true },
      resolve: ({ id: ruleId }, _args, { platform }) =>
        platform.db.sellingRuleRun.findMany({
          where: { ruleId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: RUNS_SHOWN,
        }),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'sellingRules', (t) =>
  t.relation('sellingRules', {
    type: SellingRuleNode,
    nullable: true,
    description: "The viewer's selling rules in the order in which they are asked. At most 20.",
    complexity: { field: 1, multiplier: 20 },
    query: () => ({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
  }),
);

builder.prismaObjectField(ViewerNode, 'listedMarketItems', (t) =>
  t.field({
    type: [MarketItemNode],
    nullable: true,
    description: `The items of which the viewer has open listings, by name, at most ${NAMED_MAX}; for choosing what a rule is about.`,
    complexity: { field: 1, multiplier: 50 },
    resolve: (user, _args, { platform }) =>
      platform.db.marketItem.findMany({
        where: {
          listings: { some: { sellerId: user.id, status: { in: ['active', 'paused', 'reserved'] } } },
        },
        orderBy: { nameEn: 'asc' },
        take: NAMED_MAX,
      }),
  }),
);
