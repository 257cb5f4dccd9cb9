import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import type { RuleReason } from './ruleOutcome.ts';
import {
  SellingRuleOutcome,
  SellingRuleReason,
  SellingRuleRunRef,
  withRuleListings,
} from './ruleRun.graphql.ts';
import { listRunOutcomes } from './ruleRun.store.ts';

const PAGE_MAX = 100;
const PAGE_DEFAULT = 20;

/** Maximum number of outcomes of a run, with room to spare. */
const POSITION_MAX = 1_000_000;

const isPosition = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= POSITION_MAX;

builder.prismaObjectField(SellingRuleRunRef, 'allOutcomes', (t) =>
  t.connection(
    {
      type: SellingRuleOutcome,
      description: `Every listing that the run sold or changed, or that moved meanwhile, in this order. Those that it left as they were come last and only among the first hundred; \`reasons\` has their numbers. Forward only, at most ${PAGE_MAX} on a page.`,
      args: {
        because: t.arg({
          type: SellingRuleReason,
          required: false,
          description: 'Return only listings with this reason. Default: all.',
        }),
      },
      complexity: connectionCost,
      select: { id: true },
      resolve: async ({ id }, { because, first, after }, context) => {
        const size = first ?? PAGE_DEFAULT;
        if (size < 0 || size > PAGE_MAX) throw new InvalidInput('first', `0 to ${PAGE_MAX}`);
        const found = await listRunOutcomes(context.platform.db, id, {
          because: (because ?? null) as RuleReason | null,
          after: after ? readSortCursor('after', 'ruleOutcome', after, isPosition).value : null,
          size: size + 1,
        });
        const page = found.slice(0, size);
        const nodes = await withRuleListings(page, context);
        const edges = nodes.map((node, index) => ({
          node,
          cursor: writeSortCursor('ruleOutcome', { value: page[index]?.at ?? 0, id: node.listingId }),
        }));
        return {
          edges,
          pageInfo: {
            hasNextPage: found.length > size,
            hasPreviousPage: Boolean(after),
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    { name: 'SellingRuleOutcomeConnection', description: "A page of a run's outcomes." },
    { name: 'SellingRuleOutcomeEdge', description: 'One outcome of the page.' },
  ),
);
