import { readClock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { planRequestedRule } from './planRule.ts';
import { requireRule } from './ruleChoice.ts';
import { FloorFarAbove, SellingRulesFull, SellingRuleUnknown } from './sellingRule.errors.ts';
import {
  deleteRule,
  enableRule,
  insertRule,
  listRules,
  lockRule,
  lockRuleOwner,
  lockRules,
  pauseRule,
  updatePositions,
  updateRule,
} from './sellingRule.store.ts';
import { type RuleChoice, SELLING_RULES_MAX, withinHours } from './sellingRule.ts';

/** A request to save a new rule or to change an existing one. */
export interface SaveRuleRequest {
  userId: string;
  choice: RuleChoice;
  /** The rule to change; absent for a new one. */
  ruleId?: string;
  /** For a new rule: repeating it returns the first one. */
  clientRequestId?: string;
}

/**
 * Saves a selling rule. An enabled rule runs at the worker's next poll, or when its hours begin, so that the preview still applies.
 * @returns its id.
 * @throws SellingRulesFull, SellingRuleUnknown, FloorFarAbove, RequestIdReused, InvalidInput naming the field.
 */
export async function saveSellingRule(
  { db, config, log }: Platform,
  request: SaveRuleRequest,
): Promise<string> {
  const { userId, ruleId, clientRequestId = '' } = request;
  const choice = requireRule(request.choice);
  return inTransaction(db, async (tx) => {
    const dueAt = choice.isEnabled ? withinHours(await readClock(tx), choice) : null;
    if (ruleId !== undefined) {
      if (!(await lockRule(tx, userId, ruleId))) throw new SellingRuleUnknown();
      await requireMeantFloor(
        { db: tx, config, log },
        {
          userId,
          rules: await listRules(tx, userId),
          ruleId,
          requested: choice,
        },
      );
      await updateRule(tx, ruleId, choice, dueAt);
      return ruleId;
    }
    await lockRuleOwner(tx, userId);
    const id = newId();
    const requested = JSON.stringify(choice, (_name, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const claim = { userId, operation: 'createSellingRule', clientRequestId, input: { requested } };
    const repeated = await claimRequest(tx, { ...claim, resultId: id });
    if (repeated) return repeated;
    const rules = await listRules(tx, userId);
    if (rules.length >= SELLING_RULES_MAX) throw new SellingRulesFull({ limit: SELLING_RULES_MAX });
    await requireMeantFloor({ db: tx, config, log }, { userId, rules, ruleId: null, requested: choice });
    const position = (rules.at(-1)?.position ?? 0) + 1;
    await insertRule(tx, { id, userId, position, nextRunAt: dueAt }, choice);
    return id;
  });
}

/**
 * Enables or disables a rule, whose other settings stay as they are now, whatever the page showed. It can always be disabled; enabled, it is
 * checked as if it were changed, and runs at the worker's next poll, or when its hours begin. Repeating it changes nothing.
 * @throws SellingRuleUnknown, FloorFarAbove, InvalidInput naming a setting that an enabled rule may not have.
 */
export async function switchSellingRule(
  { db, config, log }: Platform,
  { userId, ruleId, isEnabled }: { userId: string; ruleId: string; isEnabled: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rule = await lockRule(tx, userId, ruleId);
    if (!rule) throw new SellingRuleUnknown();
    if (rule.isEnabled === isEnabled) return;
    if (!isEnabled) return pauseRule(tx, ruleId);
    const requested = requireRule({ ...rule, isEnabled });
    const rules = await listRules(tx, userId);
    await requireMeantFloor({ db: tx, config, log }, { userId, rules, ruleId, requested });
    await enableRule(tx, ruleId, withinHours(await readClock(tx), rule));
  });
}

async function requireMeantFloor(
  source: Parameters<typeof planRequestedRule>[0],
  choice: Parameters<typeof planRequestedRule>[1],
): Promise<void> {
  if (choice.requested.isFloorConfirmed) return;
  const { outcomes } = await planRequestedRule(source, choice);
  const lifted = outcomes.filter(({ because }) => because === 'floorFarAbove');
  if (lifted.length > 0) throw new FloorFarAbove({ count: lifted.length });
}

/**
 * Moves a rule to another place in its seller's order; the first rule that fits a listing decides.
 * @param place from 0; any place after the last one means the last.
 * @throws SellingRuleUnknown, InvalidInput.
 */
export async function moveSellingRule(
  { db }: Platform,
  { userId, ruleId, place }: { userId: string; ruleId: string; place: number },
): Promise<void> {
  if (place < 0) throw new InvalidInput('place', 'from 0');
  await inTransaction(db, async (tx) => {
    const ids = (await lockRules(tx, userId)).map(({ id }) => id);
    if (!ids.includes(ruleId)) throw new SellingRuleUnknown();
    const others = ids.filter((id) => id !== ruleId);
    await updatePositions(tx, others.toSpliced(place, 0, ruleId));
  });
}

/** Deletes a rule and the records of its runs; asks are unchanged. Repeating it changes nothing. */
export async function removeSellingRule(
  { db }: Platform,
  { userId, ruleId }: { userId: string; ruleId: string },
): Promise<void> {
  await inTransaction(db, (tx) => deleteRule(tx, userId, ruleId));
}
