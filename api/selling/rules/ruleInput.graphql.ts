import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { SellingRuleBasis } from './sellingRule.graphql.ts';
import { RULE_IDS_MAX, type RuleChoice } from './sellingRule.ts';

/** The input of a rule. */
export const SellingRuleInput = builder.inputType('SellingRuleInput', {
  description: 'The settings of a selling rule.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the rule, 1 to 40 characters.' }),
    isEnabled: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Whether it runs on its schedule.',
    }),
    basis: t.field({
      type: SellingRuleBasis,
      required: true,
      description: 'The price that the rule starts from.',
    }),
    multiplier: t.float({
      required: false,
      description:
        'Multiplier of the reference price, 0.97 to 1.1, or the cost, 1 to 10; 3 decimals at most.',
    }),
    stepCents: t.field({
      type: 'Cents',
      required: false,
      description: 'For LOWEST_ASK: how far below the lowest ask, in fen, from 0.',
    }),
    floorCents: t.field({
      type: 'Cents',
      required: false,
      description: 'The lowest ask that the rule sets, in fen. Required for LOWEST_ASK.',
    }),
    isCostFloor: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the rule never sets an ask that would pay less after the fee than the copy cost.',
    }),
    isFloorConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Confirms floors that raise an ask above 1.5 times its reference price (else rejected).',
    }),
    marketItemIds: t.globalIDList({
      required: true,
      defaultValue: [],
      for: MarketItemNode,
      description: `Only these items, at most ${RULE_IDS_MAX}. Empty: every item.`,
    }),
    minReferenceCents: t.field({
      type: 'Cents',
      required: false,
      description: 'Only items whose reference price is at least this, in fen.',
    }),
    maxReferenceCents: t.field({
      type: 'Cents',
      required: false,
      description: 'Only items whose reference price is at most this, in fen.',
    }),
    excludedMarketItemIds: t.globalIDList({
      required: true,
      defaultValue: [],
      for: MarketItemNode,
      description: `Items that the rule skips, at most ${RULE_IDS_MAX}.`,
    }),
    excludedItemIds: t.globalIDList({
      required: true,
      defaultValue: [],
      for: InventoryItemNode,
      description: `Copies of the viewer's inventory that the rule skips, at most ${RULE_IDS_MAX}.`,
    }),
    intervalMinutes: t.int({
      required: true,
      description: 'Interval between two runs in minutes: 15, 60, 360 or 1440.',
    }),
  }),
});

function readMultiplier(multiplier: number | null | undefined): number | null {
  if (multiplier == null) return null;
  const thousandths = Math.round(multiplier * 1_000);
  if (Math.abs(multiplier * 1_000 - thousandths) > 1e-9)
    throw new InvalidInput('multiplier', 'at most three decimals');
  return thousandths;
}

/**
 * Parses a rule.
 * @throws InvalidInput naming the field.
 */
export function readRule(input: typeof SellingRuleInput.$inferInput): RuleChoice {
  return {
    name: requireText('name', input.name, 200),
    isEnabled: input.isEnabled ?? true,
    basis: input.basis,
    thousandths: readMultiplier(input.multiplier),
    stepCents: input.stepCents ?? null,
    floorCents: input.floorCents ?? null,
    isCostFloor: input.isCostFloor ?? false,
    isFloorConfirmed: input.isFloorConfirmed ?? false,
    marketItemIds: (input.marketItemIds ?? []).map(({ id }) => id),
    minReferenceCents: input.minReferenceCents ?? null,
    maxReferenceCents: input.maxReferenceCents ?? null,
    excludedMarketItemIds: (input.excludedMarketItemIds ?? []).map(({ id }) => id),
    excludedAssetIds: (input.excludedItemIds ?? []).map(({ id }) => id),
    intervalMinutes: input.intervalMinutes,
  };
}
