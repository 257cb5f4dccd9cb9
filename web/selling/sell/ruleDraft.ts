import type { RuleRow_rule$data } from '../../__generated__/RuleRow_rule.graphql.ts';
import type { SellingRuleInput } from '../../__generated__/usePreviewRuleMutation.graphql.ts';
import { parseYuan, yuanText } from '../../ui/money.ts';
import type { PickItem } from './RulePicks.tsx';

/** The bases of a rule, in the order of the form. */
export const RULE_BASES = ['REFERENCE', 'LOWEST_ASK', 'COST'] as const;
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
  /** True when floors far above the reference price are confirmed. */
  readonly isFloorConfirmed: boolean;
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
  Record<'name' | 'multiplier' | 'step' | 'floor' | 'minReference' | 'maxReference', string>
>;

/** The initial values of a new rule: slightly below the reference price. */
export const NEW_RULE: RuleDraft = {
  name: '',
  isEnabled: true,
  basis: 'REFERENCE',
  multiplier: '0.99',
  step: '0.01',
  floor: '',
  isCostFloor: false,
  isFloorConfirmed: false,
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

/** Converts a saved rule to the form's state. */
export function draftOf(rule: RuleRow_rule$data): RuleDraft {
  return {
    name: rule.name,
    isEnabled: rule.isEnabled,
    basis: RULE_BASES.find((basis) => basis === rule.basis) ?? 'REFERENCE',
    multiplier: rule.multiplier == null ? (rule.basis === 'COST' ? '1.1' : '0.99') : String(rule.multiplier),
    step: rule.stepCents == null ? '0.01' : yuanText(rule.stepCents),
    floor: amountText(rule.floorCents),
    isCostFloor: rule.isCostFloor,
    isFloorConfirmed: rule.isFloorConfirmed,
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

/** Validates a draft field by field. Empty when it can be sent. */
export function problemsOf(draft: RuleDraft): RuleProblems {
  const { basis, floor, step } = draft;
  const [min, max] = [parseYuan(draft.minReference.trim()), parseYuan(draft.maxReference.trim())];
  const isUndercut = basis === 'LOWEST_ASK';
  const found: [keyof RuleProblems, string | false][] = [
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
      isUndercut && floor.trim() === '' ? 'rule_floorMissing' : isAmountWrong(floor, 1) && 'rule_amountWrong',
    ],
    ['minReference', isAmountWrong(draft.minReference, 0) && 'rule_amountWrong'],
    [
      'maxReference',
      isAmountWrong(draft.maxReference, 0)
        ? 'rule_amountWrong'
        : min !== null && max !== null && min > max && 'rule_rangeWrong',
    ],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== false));
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
    marketItemIds: draft.marketItemIds,
    minReferenceCents: parseYuan(draft.minReference.trim()),
    maxReferenceCents: parseYuan(draft.maxReference.trim()),
    excludedMarketItemIds: draft.excludedMarketItemIds,
    excludedItemIds: draft.excludedItemIds,
    intervalMinutes: Number(draft.interval),
  };
}
