import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { SteamAccountNode } from '../../steam/account/steamAccount.graphql.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { OwnListingFilterInput, readOwnListingFilter } from '../listing/ownListing.graphql.ts';
import { COPY_FILTER, COPY_TEXT, readRuleCopies } from './ruleCopies.graphql.ts';
import { SellingRuleBasis } from './sellingRule.graphql.ts';
import { RULE_ACCOUNTS_MAX, RULE_IDS_MAX, type RuleChoice } from './sellingRule.ts';
import { SELL_TO_BIDS } from './sellToBids.graphql.ts';

const SHARE = '0.01 to 10, 3 decimals at most. The strictest of all bounds counts.';

/** What bounds a rule beyond its basic settings. */
const SellingRuleLimitsInput = builder.inputType('SellingRuleLimitsInput', {
  description: 'Floors and ceilings of a selling rule, its scope by words and accounts, and its hours.',
  fields: (t) => ({
    floorReferenceShare: t.float({
      required: false,
      description: `Lowest ask as a share of the reference price. ${SHARE}`,
    }),
    floorCostShare: t.float({
      required: false,
      description: `Lowest ask as a share of the cost. ${SHARE}`,
    }),
    ceilingCents: t.field({
      type: 'Cents',
      required: false,
      description: 'The highest ask that the rule sets, in fen.',
    }),
    ceilingReferenceShare: t.float({
      required: false,
      description: `Highest ask as a share of the reference price. ${SHARE}`,
    }),
    ceilingCostShare: t.float({
      required: false,
      description: `Highest ask as a share of the cost. ${SHARE}`,
    }),
    maxStepShare: t.float({
      required: false,
      description:
        'The most that one run moves an ask, as a share of it, 0.001 to 1, 3 decimals at most. Bounds are applied at once, and so is, upwards, ' +
        'the lowest ask that needs no confirmation.',
    }),
    keyword: t.string({
      required: false,
      description: 'Only items whose names contain all of these words, at most 100 characters.',
    }),
    steamAccountIds: t.globalIDList({
      required: false,
      for: SteamAccountNode,
      description: `Only copies of these Steam accounts, at most ${RULE_ACCOUNTS_MAX}. Empty: every account.`,
    }),
    fromHour: t.int({
      required: false,
      description: 'The hour of the day in China from which it runs, 0 to 23. Given together with `toHour`.',
    }),
    toHour: t.int({
      required: false,
      description:
        'The hour of the day in China at which it stops, 0 to 23. Before `fromHour`: of the next day.',
    }),
  }),
});

const BOUND = { type: 'Cents', required: false } as const;
const SOME: { required: true; defaultValue: string[] } = { required: true, defaultValue: [] };
const OWN_FILTER = {
  type: OwnListingFilterInput,
  required: false,
  description: 'Only listings that match at the time of a run. Default: every listing.',
} as const;
const MULTIPLIER =
  'Multiplier of the reference price, 0.97 to 1.1, or the cost, 1 to 10; 3 decimals at most.';
const ONLY_ITEMS = 'Only items whose reference price is';

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
    multiplier: t.float({ required: false, description: MULTIPLIER }),
    stepCents: t.field({
      ...BOUND,
      description: 'For LOWEST_ASK: how far below the lowest ask, in fen, from 0.',
    }),
    floorCents: t.field({
      ...BOUND,
      description: 'The lowest ask that the rule sets, in fen. LOWEST_ASK needs one here or in `limits`.',
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
      ...SOME,
      for: MarketItemNode,
      description: `Only these items, at most ${RULE_IDS_MAX}. Empty: every item.`,
    }),
    minReferenceCents: t.field({ ...BOUND, description: `${ONLY_ITEMS} at least this, in fen.` }),
    maxReferenceCents: t.field({ ...BOUND, description: `${ONLY_ITEMS} at most this, in fen.` }),
    excludedMarketItemIds: t.globalIDList({
      ...SOME,
      for: MarketItemNode,
      description: `Items that the rule skips, at most ${RULE_IDS_MAX}.`,
    }),
    excludedInventoryItemIds: t.globalIDList({
      ...SOME,
      for: InventoryItemNode,
      description: `Copies of the viewer's inventory that the rule skips, at most ${RULE_IDS_MAX}.`,
    }),
    filter: t.field(OWN_FILTER),
    copyText: t.string(COPY_TEXT),
    copyFilter: t.field(COPY_FILTER),
    inventoryItemIds: t.globalIDList({
      ...SOME,
      for: InventoryItemNode,
      description: `Only these copies of the viewer's inventory, at most ${RULE_IDS_MAX}. Empty: every copy.`,
    }),
    intervalMinutes: t.int({
      required: true,
      description: 'Interval between two runs in minutes: 15, 60, 360 or 1440.',
    }),
    sellToBidsAtLeast: t.field(SELL_TO_BIDS),
    limits: t.field({
      type: SellingRuleLimitsInput,
      required: false,
      description: 'Further bounds of the rule. Default: none.',
    }),
  }),
});

function readThousandths(field: string, share: number | null | undefined): number | null {
  if (share == null) return null;
  const thousandths = Math.round(share * 1_000);
  if (Math.abs(share * 1_000 - thousandths) > 1e-9) throw new InvalidInput(field, 'at most three decimals');
  return thousandths;
}

function readLimits(limits: typeof SellingRuleLimitsInput.$inferInput | null | undefined) {
  const share = (
    field: 'floorReferenceShare' | 'floorCostShare' | 'ceilingReferenceShare' | 'ceilingCostShare',
  ) => readThousandths(field, limits?.[field]);
  return {
    floorReferenceThousandths: share('floorReferenceShare'),
    floorCostThousandths: share('floorCostShare'),
    ceilingCents: limits?.ceilingCents ?? null,
    ceilingReferenceThousandths: share('ceilingReferenceShare'),
    ceilingCostThousandths: share('ceilingCostShare'),
    stepThousandths: readThousandths('maxStepShare', limits?.maxStepShare),
    keyword: requireText('keyword', limits?.keyword ?? '', KEYWORD_MAX),
    steamAccountIds: (limits?.steamAccountIds ?? []).map(({ id }) => id),
    fromHour: limits?.fromHour ?? null,
    toHour: limits?.toHour ?? null,
  };
}

const KEYWORD_MAX = 100;

/**
 * Parses a rule.
 * @throws InvalidInput naming the field.
 * @throws FilterInvalid pointing at what is wrong with the filter of copies.
 */
export function readRule(
  input: typeof SellingRuleInput.$inferInput,
  context: Pick<GraphqlContext, 'market'>,
): RuleChoice {
  return {
    name: requireText('name', input.name, 200),
    isEnabled: input.isEnabled ?? true,
    basis: input.basis,
    thousandths: readThousandths('multiplier', input.multiplier),
    stepCents: input.stepCents ?? null,
    floorCents: input.floorCents ?? null,
    isCostFloor: input.isCostFloor ?? false,
    isFloorConfirmed: input.isFloorConfirmed ?? false,
    filter: input.filter ? readOwnListingFilter(input.filter) : null,
    ...readRuleCopies(input, context),
    assetIds: (input.inventoryItemIds ?? []).map(({ id }) => id),
    marketItemIds: (input.marketItemIds ?? []).map(({ id }) => id),
    minReferenceCents: input.minReferenceCents ?? null,
    maxReferenceCents: input.maxReferenceCents ?? null,
    excludedMarketItemIds: (input.excludedMarketItemIds ?? []).map(({ id }) => id),
    excludedAssetIds: (input.excludedInventoryItemIds ?? []).map(({ id }) => id),
    intervalMinutes: input.intervalMinutes,
    bidBasis: input.sellToBidsAtLeast?.basis ?? null,
    bidThousandths: readThousandths('sellToBidsAtLeast.share', input.sellToBidsAtLeast?.share),
    ...readLimits(input.limits),
  };
}
