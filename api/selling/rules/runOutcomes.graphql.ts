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

builder.prismaObjectField(SellingRuleRunRef, 'allOutcomes', (t) =>
  t.connection(
    {
      type: SellingRuleOutcome,
      description: `Every listing that the run sold, changed or left for a reason, in this order. Those whose ask was right already come last and only among the first hundred; \`reasons\` has their number. Forward only, at most ${PAGE_MAX} on a page.`,
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
          after: after
            ? readSortCursor('after', 'ruleOutcome', after, (value) => value !== null).value
            : null,
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
