import type { RuleRow_rule$data } from '../../__generated__/RuleRow_rule.graphql.ts';
import type { SellingRuleInput } from '../../__generated__/usePreviewRuleQuery.graphql.ts';
import { parseYuan, yuanText } from '../../ui/money.ts';
import { type RuleFilter, ruleFilterOf } from '../desk/ruleScope.ts';
import type { PickItem } from './RulePicks.tsx';

/** The bases of a rule, in the order of the form. */
export const RULE_BASES = ['REFERENCE', 'LOWEST_ASK', 'COST'] as const;
/** What a buy order's price is compared with; `NONE`: nothing is sold to buy orders. */
export const BID_BASES = ['NONE', ...RULE_BASES] as const;
/** Intervals of a rule in minutes. */
export const RULE_INTERVALS = ['15', '60', '360', '1440'] as const;
export const RULE_NAME_MAX = 40;

/** The ranges of multipliers; the server has the same. */
export const MULTIPLIER_BOUNDS = {
  REFERENCE: { min: 0.97, max: 1.1 },
  COST: { min: 1, max: 10 },
} as const;

/** The form's state of a rule. Amounts in yuan. */
export interface RuleDraft {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly basis: (typeof RULE_BASES)[number];
  readonly multiplier: string;
  readonly step: string;
  readonly floor: string;
  readonly isCostFloor: boolean;
  /** Bounds as a share of the reference price and of the cost, in percent. */
  readonly floorReference: string;
  readonly floorCost: string;
  readonly ceiling: string;
  readonly ceilingReference: string;
  readonly ceilingCost: string;
  /** The most that one run moves a price, in percent. */
  readonly maxStep: string;
  readonly bidBasis: (typeof BID_BASES)[number];
  /** The least that a buy order pays, as a share of that basis, in percent. */
  readonly bidShare: string;
  readonly keyword: string;
  readonly steamAccountIds: readonly string[];
  /** Hours in China; both empty: any. */
  readonly fromHour: string;
  readonly toHour: string;
  /** True when floors far above the reference price are confirmed. */
  readonly isFloorConfirmed: boolean;
  readonly filter: RuleFilter | null;
  /** What its copies must be like, in the language of filters; empty: any. */
  readonly copyText: string;
  /** Only these copies; empty: all. */
  readonly itemIds: readonly string[];
  readonly marketItemIds: readonly string[];
  readonly minReference: string;
  readonly maxReference: string;
  readonly excludedMarketItemIds: readonly string[];
  readonly excludedItemIds: readonly string[];
  readonly interval: (typeof RULE_INTERVALS)[number];
}

/** A saved rule to edit, with the items that it names. */
export interface EditedRule {
  readonly id: string;
  readonly draft: RuleDraft;
  readonly items: readonly PickItem[];
}

/** Invalid fields, each with the translation key of its error. */
export type RuleProblems = Partial<
  Record<
    | 'name'
    | 'multiplier'
    | 'step'
    | 'floor'
    | 'ceiling'
    | 'minReference'
    | 'maxReference'
    | 'hours'
    | PercentField,
    string
  >
>;

/** Fields in percent, and their ranges; the server has the same. */
export const PERCENT_BOUNDS = {
  floorReference: { min: 1, max: 1000 },
  floorCost: { min: 1, max: 1000 },
  ceilingReference: { min: 1, max: 1000 },
  ceilingCost: { min: 1, max: 1000 },
  maxStep: { min: 0.1, max: 100 },
  bidShare: { min: 1, max: 1000 },
} as const;
export type PercentField = keyof typeof PERCENT_BOUNDS;
/** Those that bound asks. */
export const LIMIT_FIELDS: readonly PercentField[] = [
  'floorReference',
  'floorCost',
  'ceilingReference',
  'ceilingCost',
  'maxStep',
];

/** The initial values of a new rule: slightly below the reference price. */
export const NEW_RULE: RuleDraft = {
  name: '',
  isEnabled: true,
  basis: 'REFERENCE',
  multiplier: '0.99',
  step: '0.01',
  floor: '',
  isCostFloor: false,
  floorReference: '',
  floorCost: '',
  ceiling: '',
  ceilingReference: '',
  ceilingCost: '',
  maxStep: '',
  bidBasis: 'NONE',
  bidShare: '95',
  keyword: '',
  steamAccountIds: [],
  fromHour: '',
  toHour: '',
  isFloorConfirmed: false,
  filter: null,
  copyText: '',
  itemIds: [],
  marketItemIds: [],
  minReference: '',
  maxReference: '',
  excludedMarketItemIds: [],
  excludedItemIds: [],
  interval: '60',
};

function amountText(cents: number | null | undefined): string {
  return cents == null ? '' : yuanText(cents);
}

/** A share as percent without rounding errors: 1.1 is `110`. */
function percentText(share: number | null | undefined): string {
  return share == null ? '' : String(Math.round(share * 1000) / 10);
}

/** Parses a typed percentage with at most one decimal as a share. Null when it is empty or outside of its range. */
export function parsePercent(text: string, field: PercentField): number | null {
  const { min, max } = PERCENT_BOUNDS[field];
  const value = /^\d{1,4}(\.\d)?$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return value >= min && value <= max ? Math.round(value * 10) / 1000 : null;
}

/** Converts a saved rule to the form's state. */
export function draftOf(rule: RuleRow_rule$data): RuleDraft {
  const { limits } = rule;
  return {
    name: rule.name,
    isEnabled: rule.isEnabled,
    basis: RULE_BASES.find((basis) => basis === rule.basis) ?? 'REFERENCE',
    multiplier: rule.multiplier == null ? (rule.basis === 'COST' ? '1.1' : '0.99') : String(rule.multiplier),
    step: rule.stepCents == null ? '0.01' : yuanText(rule.stepCents),
    floor: amountText(rule.floorCents),
    isCostFloor: rule.isCostFloor,
    floorReference: percentText(limits.floorReferenceShare),
    floorCost: percentText(limits.floorCostShare),
    ceiling: amountText(limits.ceilingCents),
    ceilingReference: percentText(limits.ceilingReferenceShare),
    ceilingCost: percentText(limits.ceilingCostShare),
    maxStep: percentText(limits.maxStepShare),
    bidBasis: RULE_BASES.find((basis) => basis === rule.sellToBidsAtLeast?.basis) ?? 'NONE',
    bidShare: percentText(rule.sellToBidsAtLeast?.share) || '95',
    keyword: limits.keyword,
    steamAccountIds: limits.steamAccounts.map(({ id }) => id),
    fromHour: limits.fromHour == null ? '' : String(limits.fromHour),
    toHour: limits.toHour == null ? '' : String(limits.toHour),
    isFloorConfirmed: rule.isFloorConfirmed,
    filter: rule.filter == null ? null : ruleFilterOf(rule.filter),
    copyText: rule.copyText,
    itemIds: rule.items.map(({ id }) => id),
    marketItemIds: rule.marketItems.map(({ id }) => id),
    minReference: amountText(rule.minReferenceCents),
    maxReference: amountText(rule.maxReferenceCents),
    excludedMarketItemIds: rule.excludedMarketItems.map(({ id }) => id),
    excludedItemIds: rule.excludedItems.map(({ id }) => id),
    interval: RULE_INTERVALS.find((interval) => interval === String(rule.intervalMinutes)) ?? '60',
  };
}

/** Parses a typed multiplier. Null when it is outside of its basis's range or has more than three decimals. */
export function parseRuleMultiplier(text: string, basis: 'REFERENCE' | 'COST'): number | null {
  const { min, max } = MULTIPLIER_BOUNDS[basis];
  const value = /^\d{1,2}(\.\d{1,3})?$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

function isAmountWrong(text: string, least: number): boolean {
  const cents = parseYuan(text.trim());
  return text.trim() !== '' && (cents === null || cents < least);
}

function isAbove(low: string, high: string): boolean {
  const [least, most] = [parseYuan(low.trim()), parseYuan(high.trim())];
  return least !== null && most !== null && least > most;
}

/** True if a rule follows the asks of others, so that it has to say how low it may go. */
export function needsFloor({ basis, bidBasis, isCostFloor }: RuleDraft): boolean {
  return basis === 'LOWEST_ASK' || (bidBasis === 'LOWEST_ASK' && !isCostFloor);
}

/** Validates a draft field by field. Empty when it can be sent. */
export function problemsOf(draft: RuleDraft): RuleProblems {
  const { basis, floor, step } = draft;
  const isUndercut = basis === 'LOWEST_ASK';
  const hasFloor = [floor, draft.floorReference, draft.floorCost].some((text) => text.trim() !== '');
  const found: (readonly [keyof RuleProblems, string | false])[] = [
    ['name', draft.name.trim() === '' && 'rule_nameWrong'],
    [
      'multiplier',
      basis !== 'LOWEST_ASK' &&
        parseRuleMultiplier(draft.multiplier, basis) === null &&
        'rule_multiplierWrong',
    ],
    ['step', isUndercut && (step.trim() === '' || isAmountWrong(step, 0)) && 'rule_amountWrong'],
    [
      'floor',
      needsFloor(draft) && !hasFloor ? 'rule_floorMissing' : isAmountWrong(floor, 1) && 'rule_amountWrong',
    ],
    [
      'ceiling',
      isAmountWrong(draft.ceiling, 1)
        ? 'rule_amountWrong'
        : isAbove(floor, draft.ceiling) && 'rule_rangeWrong',
    ],
    [
      'bidShare',
      draft.bidBasis !== 'NONE' && parsePercent(draft.bidShare, 'bidShare') === null && 'rule_percentWrong',
    ],
    ...LIMIT_FIELDS.map(
      (field) =>
        [
          field,
          draft[field].trim() !== '' && parsePercent(draft[field], field) === null && 'rule_percentWrong',
        ] as const,
    ),
    [
      'hours',
      ((draft.fromHour === '') !== (draft.toHour === '') ||
        (draft.fromHour !== '' && draft.fromHour === draft.toHour)) &&
        'rule_hoursWrong',
    ],
    ['minReference', isAmountWrong(draft.minReference, 0) && 'rule_amountWrong'],
    [
      'maxReference',
      isAmountWrong(draft.maxReference, 0)
        ? 'rule_amountWrong'
        : isAbove(draft.minReference, draft.maxReference) && 'rule_rangeWrong',
    ],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== false));
}

function sellToBidsOf({ bidBasis, bidShare }: RuleDraft): SellingRuleInput['sellToBidsAtLeast'] {
  const share = parsePercent(bidShare, 'bidShare');
  return bidBasis === 'NONE' || share === null ? null : { basis: bidBasis, share };
}

/** Converts a valid draft to the mutation's input. */
export function inputOf(draft: RuleDraft): SellingRuleInput {
  const { basis } = draft;
  const isUndercut = basis === 'LOWEST_ASK';
  return {
    name: draft.name.trim(),
    isEnabled: draft.isEnabled,
    basis,
    multiplier: isUndercut ? null : parseRuleMultiplier(draft.multiplier, basis),
    stepCents: isUndercut ? parseYuan(draft.step.trim()) : null,
    floorCents: parseYuan(draft.floor.trim()),
    isCostFloor: draft.isCostFloor,
    isFloorConfirmed: draft.isFloorConfirmed,
    filter: draft.filter,
    copyText: draft.copyText.trim(),
    inventoryItemIds: draft.itemIds,
    marketItemIds: draft.marketItemIds,
    minReferenceCents: parseYuan(draft.minReference.trim()),
    maxReferenceCents: parseYuan(draft.maxReference.trim()),
    excludedMarketItemIds: draft.excludedMarketItemIds,
    excludedInventoryItemIds: draft.excludedItemIds,
    intervalMinutes: Number(draft.interval),
    sellToBidsAtLeast: sellToBidsOf(draft),
    limits: {
      floorReferenceShare: parsePercent(draft.floorReference, 'floorReference'),
      floorCostShare: parsePercent(draft.floorCost, 'floorCost'),
      ceilingCents: parseYuan(draft.ceiling.trim()),
      ceilingReferenceShare: parsePercent(draft.ceilingReference, 'ceilingReference'),
      ceilingCostShare: parsePercent(draft.ceilingCost, 'ceilingCost'),
      maxStepShare: parsePercent(draft.maxStep, 'maxStep'),
      keyword: draft.keyword.trim(),
      steamAccountIds: draft.steamAccountIds,
      fromHour: draft.fromHour === '' ? null : Number(draft.fromHour),
      toHour: draft.toHour === '' ? null : Number(draft.toHour),
    },
  };
}
