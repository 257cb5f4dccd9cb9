import { InvalidInput } from '../../kernel/invalidInput.ts';
import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';
import { MULTIPLIER_MAX, MULTIPLIER_MIN } from '../listing/priceRules.ts';
import {
  COST_MULTIPLIER_MAX,
  COST_MULTIPLIER_MIN,
  RULE_ACCOUNTS_MAX,
  RULE_IDS_MAX,
  RULE_INTERVALS,
  RULE_NAME_MAX,
  type RuleChoice,
  SHARE_MAX,
  SHARE_MIN,
} from './sellingRule.ts';

function requireCents(field: string, cents: Cents | null, least: Cents): void {
  if (cents !== null && (cents < least || cents > AMOUNT_MAX_CENTS))
    throw new InvalidInput(field, `from ${least} to ${AMOUNT_MAX_CENTS} fen`);
}

function requireShare(field: string, thousandths: number | null, most: number = SHARE_MAX): void {
  const least = most === SHARE_MAX ? SHARE_MIN : 1;
  if (thousandths !== null && !(thousandths >= least && thousandths <= most))
    throw new InvalidInput(field, `from ${least / 1_000} to ${most / 1_000}, at most three decimals`);
}

/** Shares, ceilings and hours of a rule. */
function requireBounds(rule: RuleChoice): void {
  requireCents('ceilingCents', rule.ceilingCents, 1n);
  requireShare('floorReferenceShare', rule.floorReferenceThousandths);
  requireShare('floorCostShare', rule.floorCostThousandths);
  requireShare('ceilingReferenceShare', rule.ceilingReferenceThousandths);
  requireShare('ceilingCostShare', rule.ceilingCostThousandths);
  requireShare('maxStepShare', rule.stepThousandths, 1_000);
  requireShare('sellToBidsAtLeast.share', rule.bidThousandths);
  const isAbove = (floor: Cents | number | null, ceiling: Cents | number | null) =>
    floor !== null && ceiling !== null && floor > ceiling;
  if (isAbove(rule.floorCents, rule.ceilingCents))
    throw new InvalidInput('floorCents', 'must not be above ceilingCents');
  if (isAbove(rule.floorReferenceThousandths, rule.ceilingReferenceThousandths))
    throw new InvalidInput('floorReferenceShare', 'must not be above ceilingReferenceShare');
  if (isAbove(rule.floorCostThousandths, rule.ceilingCostThousandths))
    throw new InvalidInput('floorCostShare', 'must not be above ceilingCostShare');
  const { fromHour, toHour } = rule;
  if ((fromHour === null) !== (toHour === null) || (fromHour !== null && fromHour === toHour))
    throw new InvalidInput('toHour', 'another hour than fromHour, or neither');
  for (const [field, hour] of Object.entries({ fromHour, toHour }))
    if (hour !== null && (hour < 0 || hour > 23)) throw new InvalidInput(field, 'from 0 to 23');
}

/** True if a rule says itself how low it may go. */
export function hasFloor(
  rule: Pick<RuleChoice, 'floorCents' | 'floorReferenceThousandths' | 'floorCostThousandths'>,
): boolean {
  const { floorCents, floorReferenceThousandths, floorCostThousandths } = rule;
  return [floorCents, floorReferenceThousandths, floorCostThousandths].some((floor) => floor !== null);
}

function requireBasis(rule: RuleChoice): void {
  const { basis, thousandths, stepCents } = rule;
  if (basis === 'lowestAsk') {
    if (stepCents === null) throw new InvalidInput('stepCents', 'an undercutting rule needs a step');
    if (!hasFloor(rule)) throw new InvalidInput('floorCents', 'an undercutting rule needs a floor');
    return;
  }
  // Two listings of somebody else can make the lowest ask whatever they like. A rule of before can be switched off all the same.
  if (rule.isEnabled && rule.bidBasis === 'lowestAsk' && !hasFloor(rule) && !rule.isCostFloor)
    throw new InvalidInput('floorCents', 'a rule that sells by the lowest ask needs a floor');
  const [least, most] =
    basis === 'cost' ? [COST_MULTIPLIER_MIN, COST_MULTIPLIER_MAX] : [MULTIPLIER_MIN, MULTIPLIER_MAX];
  if (thousandths === null || thousandths < least || thousandths > most)
    throw new InvalidInput('multiplier', `from ${least / 1_000} to ${most / 1_000}, at most three decimals`);
}

/**
 * Validates a rule; fields that its basis does not use are dropped.
 * @throws InvalidInput naming the field.
 */
export function requireRule(given: RuleChoice): RuleChoice {
  const isUndercut = given.basis === 'lowestAsk';
  const choice = {
    ...given,
    name: given.name.trim(),
    thousandths: isUndercut ? null : given.thousandths,
    stepCents: isUndercut ? given.stepCents : null,
    assetIds: [...new Set(given.assetIds)],
    marketItemIds: [...new Set(given.marketItemIds)],
    excludedMarketItemIds: [...new Set(given.excludedMarketItemIds)],
    excludedAssetIds: [...new Set(given.excludedAssetIds)],
    steamAccountIds: [...new Set(given.steamAccountIds)],
    keyword: given.keyword.trim(),
  };
  const { name, minReferenceCents: min, maxReferenceCents: max } = choice;
  if (name === '' || [...name].length > RULE_NAME_MAX)
    throw new InvalidInput('name', `1 to ${RULE_NAME_MAX} characters`);
  requireCents('stepCents', given.stepCents, 0n);
  requireCents('floorCents', choice.floorCents, 1n);
  requireCents('minReferenceCents', min, 0n);
  requireCents('maxReferenceCents', max, 0n);
  requireBasis(choice);
  requireBounds(choice);
  if (choice.steamAccountIds.length > RULE_ACCOUNTS_MAX)
    throw new InvalidInput('steamAccountIds', `at most ${RULE_ACCOUNTS_MAX}`);
  if (min !== null && max !== null && min > max)
    throw new InvalidInput('minReferenceCents', 'must not be above maxReferenceCents');
  if (!RULE_INTERVALS.includes(choice.intervalMinutes))
    throw new InvalidInput('intervalMinutes', `one of ${RULE_INTERVALS.join(', ')}`);
  for (const [field, { length }] of Object.entries({
    inventoryItemIds: choice.assetIds,
    marketItemIds: choice.marketItemIds,
    excludedMarketItemIds: choice.excludedMarketItemIds,
    excludedInventoryItemIds: choice.excludedAssetIds,
  }))
    if (length > RULE_IDS_MAX) throw new InvalidInput(field, `at most ${RULE_IDS_MAX}`);
  return choice;
}
