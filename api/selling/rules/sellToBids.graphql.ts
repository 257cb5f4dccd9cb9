import { builder } from '../../http/graphql/builder.ts';
import { SellingRuleBasis, SellingRuleNode } from './sellingRule.graphql.ts';
import type { RuleBasis } from './sellingRule.ts';

const SellToBidsInput = builder.inputType('SellToBidsInput', {
  description: 'Which buy orders get a copy at once: those that pay at least a share of a price.',
  fields: (t) => ({
    basis: t.field({
      type: SellingRuleBasis,
      required: true,
      description: 'The price that the share is taken of; of the lowest ask without any step.',
    }),
    share: t.float({ required: true, description: '0.01 to 10, 3 decimals at most.' }),
  }),
});

/** The part of a rule's input by which it sells to bids. */
export const SELL_TO_BIDS = {
  type: SellToBidsInput,
  required: false,
  description:
    'Copies are sold at once, for good, to the best buy order that pays so much: never below the floors, and never so far below the ' +
    'reference price that a listing would need a confirmation. The others are repriced. Default: to none.',
} as const;

const SellToBids = builder.objectRef<{ basis: RuleBasis; share: number }>('SellToBids').implement({
  authScopes: { signedIn: true },
  description: 'Which buy orders get a copy of a rule at once: those that pay at least a share of a price.',
  // Columns of a row that is read anyway: the field that names them has the cost.
  fields: (t) => ({
    basis: t.expose('basis', {
      type: SellingRuleBasis,
      description: 'The price that the share is taken of.',
      complexity: 0,
    }),
    share: t.exposeFloat('share', { description: 'The share of that price.', complexity: 0 }),
  }),
});

builder.prismaObjectField(SellingRuleNode, 'sellToBidsAtLeast', (t) =>
  t.field({
    type: SellToBids,
    nullable: true,
    description: 'Which buy orders get its copies at once. Null: none.',
    resolve: ({ bidBasis, bidThousandths }) =>
      bidBasis === null || bidThousandths === null
        ? null
        : { basis: bidBasis as RuleBasis, share: bidThousandths / 1_000 },
  }),
);
