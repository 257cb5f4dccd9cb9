import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { netOf } from '../listing/priceRules.ts';
import type { RulePreview } from './planRule.ts';
import {
  countReasons,
  OUTCOMES_IN_ROW,
  OUTCOMES_PAGE_MAX,
  orderedOutcomes,
  salesOf,
  sumChanges,
} from './ruleOutcome.ts';
import {
  reasonCounts,
  SellingRuleOutcome,
  SellingRuleReasonCount,
  withRuleListings,
} from './ruleRun.graphql.ts';

/** The GraphQL type of a dry run. */
export const SellingRulePreview = builder.objectRef<RulePreview>('SellingRulePreview').implement({
  authScopes: { signedIn: true },
  description: 'What a selling rule would do now.',
  fields: (t) => ({
    reasons: t.field({
      type: [SellingRuleReasonCount],
      description: 'Number of listings by the reason of their outcome, the most frequent first.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ outcomes }) => reasonCounts(countReasons(outcomes)),
    }),
    waitsUntil: t.expose('waitsUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'When its hours begin, if it would not run now by its schedule: until then it changes nothing by itself. Null: it would run.',
    }),
    decidedCount: t.int({
      description: 'Number of listings that the rule decides.',
      resolve: ({ outcomes }) => outcomes.length,
    }),
    changedCount: t.int({
      description: 'Number of listings whose ask would change.',
      resolve: ({ outcomes }) => outcomes.filter(({ toCents }) => toCents !== null).length,
    }),
    fromCents: t.field({
      type: 'Cents',
      description: 'Sum of the present asks of the listings whose ask would change, in fen.',
      resolve: ({ outcomes }) => sumChanges(outcomes, ({ fromCents }) => fromCents),
    }),
    toCents: t.field({
      type: 'Cents',
      description: 'Sum of their new asks, in fen.',
      resolve: ({ outcomes }) => sumChanges(outcomes, ({ toCents }) => toCents ?? 0n),
    }),
    soldCount: t.int({
      description: 'Number of copies that would be sold to buy orders at once.',
      resolve: ({ outcomes }) => salesOf(outcomes).length,
    }),
    soldCents: t.field({
      type: 'Cents',
      description: 'What those buy orders pay together, in fen.',
      resolve: ({ outcomes }) => salesOf(outcomes).reduce((sum, cents) => sum + cents, 0n),
    }),
    soldNetCents: t.field({
      type: 'Cents',
      description: 'What the seller gets of that after the fees, in fen.',
      resolve: ({ outcomes }, _args, { platform }) =>
        salesOf(outcomes).reduce(
          (sum, cents) => sum + netOf(cents, platform.config.SALE_FEE_BASIS_POINTS),
          0n,
        ),
    }),
    openCount: t.exposeInt('openCount', {
      description:
        'Number of open listings that nobody has bought. Those that the rule does not decide are out of its ' +
        'scope, or an earlier rule decides them.',
    }),
  }),
});

builder.objectField(SellingRulePreview, 'outcomes', (t) =>
  t.field({
    type: [SellingRuleOutcome],
    description:
      'Listings that the rule decides: sales first, then changes, then what it leaves for a reason.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: OUTCOMES_IN_ROW,
        description: `Number of listings, 1 to ${OUTCOMES_PAGE_MAX}.`,
      }),
      skip: t.arg.int({
        required: true,
        defaultValue: 0,
        description:
          'Number of listings to skip. Each request plans anew: if the market has changed meanwhile, one can come twice or not at all.',
      }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first) }),
    resolve: ({ outcomes }, { first, skip }, context) => {
      if (first < 1 || first > OUTCOMES_PAGE_MAX)
        throw new InvalidInput('first', `1 to ${OUTCOMES_PAGE_MAX}`);
      if (skip < 0) throw new InvalidInput('skip', 'at least 0');
      return withRuleListings(orderedOutcomes(outcomes).slice(skip, skip + first), context);
    },
  }),
);
