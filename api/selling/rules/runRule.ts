import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasRuleMessage } from '../../notifications/message/message.store.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { repriceOwn } from '../listing/repriceListings.ts';
import { BATCH_MAX } from '../listing/runBatch.ts';
import { postCapLowered } from '../listing/sellerMessages.ts';
import { planRule } from './planRule.ts';
import { countReasons, partsOfRun, type RuleOutcome, sumChanges } from './ruleOutcome.ts';
import {
  deleteOldRuns,
  findRunId,
  insertRun,
  listScheduledChanges,
  type PressTotals,
  sumRunsOf,
} from './ruleRun.store.ts';
import { listRunSales, moveUnrecordedSales } from './ruleSale.store.ts';
import { sellByRule } from './sellByRule.ts';
import { SellingRuleUnknown } from './sellingRule.errors.ts';
import {
  findDueRule,
  findRuleNames,
  listDueRuleIds,
  listRules,
  lockDueRule,
  lockRule,
  markStopped,
  postponeRule,
  scheduleRun,
  updateRun,
} from './sellingRule.store.ts';
import { nextRunAt, type SellingRule, withinHours } from './sellingRule.ts';

/** Maximum number of asks that one run changes, in batches: a largest step holds for all of them at once. */
const CHANGES_MAX = 10 * BATCH_MAX;
/** Maximum number of runs of one press, and of times that it sells: far more than an inventory needs. */
const ROUNDS_MAX = 20;
/** Number of days after which runs are deleted. */
const RUN_DAYS = 30;

/** One of the runs that a request needs. */
interface RunPart {
  readonly requestId: string;
  readonly changesMax?: number | undefined;
  readonly decided?: ReadonlySet<string>;
}

/**
 * Runs a locked rule in the caller's transaction: it decides every listing, reprices by the rules for sellers, and
 * stores the outcome with what the run, and any that was never recorded, has sold to bids before. Unchanged asks are
 * not written.
 * @param requestId under which the rule runs once. @param changesMax most asks that it changes.
 * @param decided listings that earlier runs of the same press have decided: it leaves them out.
 * @returns the run, the listings that it decided, and whether changes remain for another one, because one transaction changes at most so many.
 * @throws AccountBlocked.
 */
export async function runRule(
  tx: Tx,
  { config, log }: Platform,
  rule: SellingRule,
  { requestId, changesMax = CHANGES_MAX, decided = new Set() }: RunPart,
): Promise<{ runId: string; decidedIds: string[]; hasMore: boolean }> {
  const { id: ruleId, userId } = rule;
  const { outcomes: planned } = await planRule(
    { db: tx, config, log },
    { userId, rules: await listRules(tx, userId), ruleId },
  );
  checkpoint('rule.planned');
  const dueId = rule.nextRunAt && requestIdOf(rule.nextRunAt);
  await moveUnrecordedSales(tx, { ruleId, requestId, dueId, days: RUN_DAYS });
  const open = planned.filter(({ listingId }) => !decided.has(listingId));
  const changes = open.filter(({ toCents }) => toCents !== null);
  const chosen = changes.slice(0, changesMax);
  const repriced: RuleOutcome[] = [];
  for (let start = 0; start < chosen.length; start += BATCH_MAX)
    repriced.push(...(await reprice(tx, config, userId, chosen.slice(start, start + BATCH_MAX))));
  const outcomes = [
    ...(await listRunSales(tx, ruleId, requestId)),
    ...repriced,
    ...open.filter(({ toCents }) => toCents === null),
  ];
  checkpoint('rule.repriced');
  const lowered = loweredBy(outcomes);
  const runId = await insertRun(tx, {
    ruleId,
    requestId,
    decidedCount: outcomes.length,
    changedCount: outcomes.filter(({ toCents }) => toCents !== null).length,
    fromCents: sumChanges(outcomes, ({ fromCents }) => fromCents),
    toCents: sumChanges(outcomes, ({ toCents }) => toCents ?? 0n),
    loweredCount: lowered.count,
    counts: countReasons(outcomes),
    ...partsOfRun(outcomes),
  });
  checkpoint('rule.recorded');
  await postCapLowered(tx, { userId, ...lowered });
  const decidedIds = outcomes.map(({ listingId }) => listingId);
  return { runId, decidedIds, hasMore: changes.length > chosen.length };
}

/** What the limit of the reference price lowered: asks that the rule wanted higher and that have fallen to it. */
function loweredBy(outcomes: readonly RuleOutcome[]): { count: number; cents: Cents } {
  const falls = outcomes.flatMap(({ because, fromCents, toCents }) =>
    because === 'highest' && toCents !== null && toCents < fromCents ? [fromCents - toCents] : [],
  );
  return { count: falls.length, cents: falls.reduce((sum, cents) => sum + cents, 0n) };
}

async function reprice(
  tx: Tx,
  config: Platform['config'],
  userId: string,
  changes: readonly RuleOutcome[],
): Promise<RuleOutcome[]> {
  const items = changes.map(({ listingId, fromCents, toCents }) => ({
    listingId,
    decidedFromCents: fromCents,
    priceCents: toCents,
    multiplier: null,
    // A rule never confirms a price that is far too low; only a person can.
    isPriceConfirmed: false,
  }));
  const done = await repriceOwn(tx, config, { userId, items });
  return changes.map((change, at) =>
    done[at]?.reason === null ? change : { ...change, toCents: null, because: 'moved' },
  );
}

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The request ids of the runs of one press. The point is in no client's id, so that no two presses share one. */
const pressRequestIds = (clientRequestId: string): string[] =>
  Array.from({ length: ROUNDS_MAX }, (_, at) => `ask-${clientRequestId}${at === 0 ? '' : `.${at + 1}`}`);

/** A press of a seller for one run of a rule now. */
interface RunRequest {
  readonly userId: string;
  readonly ruleId: string;
  readonly clientRequestId: string;
}

/**
 * Runs a rule now at its seller's request, whether enabled or not; its schedule is unchanged. It sells until no copy remains that a bid pays
 * enough for, and where one run cannot change all asks, further ones of the same press change the rest, each in a transaction of its own: a
 * listing is decided by one of them, so that a largest step is taken once. Repeating the same `clientRequestId` does nothing, even if the
 * press was killed between two runs.
 * @param most of one run: absent outside of tests.
 * @returns the first run's id. What the press came to is in `sumPress`.
 * @throws SellingRuleUnknown, AccountBlocked, InvalidInput.
 */
export async function runSellingRule(
  platform: Platform,
  { userId, ruleId, clientRequestId }: RunRequest,
  most: { readonly changes?: number; readonly sales?: number } = {},
): Promise<string> {
  if (!REQUEST_ID.test(clientRequestId))
    throw new InvalidInput('clientRequestId', '8 to 64 letters, digits, - or _');
  const [requestId = '', ...further] = pressRequestIds(clientRequestId);
  for (let round = 0; round < ROUNDS_MAX; round += 1)
    if (!(await sellByRule(platform, { userId, ruleId, requestId, dueAt: null }, most.sales))) break;
  const decided = new Set<string>();
  const runNext = (id: string) =>
    inTransaction(platform.db, async (tx) => {
      const rule = await lockRule(tx, userId, ruleId);
      if (!rule) throw new SellingRuleUnknown();
      const known = await findRunId(tx, ruleId, id);
      if (known) return { runId: known, decidedIds: [], hasMore: false };
      const run = await runRule(tx, platform, rule, { requestId: id, changesMax: most.changes, decided });
      await updateRun(tx, ruleId, { ...rule, lastRunAt: await readClock(tx) });
      return run;
    });
  const first = await runNext(requestId);
  let last = first;
  for (const id of further) {
    if (!last.hasMore) break;
    for (const listingId of last.decidedIds) decided.add(listingId);
    last = await runNext(id);
  }
  return first.runId;
}

/** What all runs of a press came to. */
export async function sumPress(
  { db }: Pick<Platform, 'db'>,
  { userId, ruleId, clientRequestId }: RunRequest,
): Promise<PressTotals> {
  return sumRunsOf(db, { userId, ruleId, requestIds: pressRequestIds(clientRequestId) });
}

/**
 * Runs a due rule once for its due time: first its sales, each in a transaction of its own, then asks and record in one. If killed before that
 * ends, the rule is still due, and the next try records what was sold. Of two workers, one runs it. Where changes or sales remain, the rule is
 * due again at once: such a further round leaves out what the earlier ones changed, so that a largest step is taken once.
 * @param changesMax most asks that it changes: absent outside of tests.
 * @returns false if it is not due, or another worker has it.
 */
export async function runDueRule(platform: Platform, ruleId: string, changesMax?: number): Promise<boolean> {
  const isMoreToSell = await sellDue(platform, ruleId);
  const isRun = await inTransaction(platform.db, async (tx) => {
    const rule = await lockDueRule(tx, ruleId);
    if (!rule?.nextRunAt) return false;
    checkpoint('rule.locked');
    const { nextRunAt: dueAt } = rule;
    const startedAt = await readClock(tx);
    const startAt = withinHours(startedAt, rule);
    // Its hours ended before a worker came to it.
    if (startAt > startedAt) {
      await scheduleRun(tx, ruleId, startAt);
      return false;
    }
    const begunAt = rule.runBegunAt ?? startedAt;
    const decided = new Set(rule.runBegunAt ? await listScheduledChanges(tx, ruleId, begunAt) : []);
    const requestId = requestIdOf(dueAt);
    const { hasMore } = await runRule(tx, platform, rule, { requestId, changesMax, decided });
    const now = await readClock(tx);
    const next =
      hasMore || isMoreToSell
        ? { nextRunAt: now, runBegunAt: begunAt }
        : { nextRunAt: withinHours(nextRunAt(dueAt, now, rule.intervalMinutes), rule), runBegunAt: null };
    await updateRun(tx, ruleId, { lastRunAt: now, ...next });
    checkpoint('rule.noted');
    return true;
  });
  checkpoint('rule.committed');
  return isRun;
}

const requestIdOf = (dueAt: Date): string => `due-${dueAt.getTime()}`;

/** Sells what a due rule sells to bids, if its hours allow. @returns whether copies remain. */
async function sellDue(platform: Platform, ruleId: string): Promise<boolean> {
  const rule = await findDueRule(platform.db, ruleId);
  if (!rule?.nextRunAt) return false;
  const now = await readClock(platform.db);
  if (withinHours(now, rule) > now) return false;
  const { userId, nextRunAt: dueAt } = rule;
  return sellByRule(platform, { userId, ruleId, dueAt, requestId: requestIdOf(dueAt) });
}

/** Stores that a rule does not run, and tells its seller once; again only after it has run. */
export async function postRuleStopped({ db }: Pick<Platform, 'db'>, ruleId: string): Promise<void> {
  const rule = await findRuleNames(db, ruleId);
  if (rule === null) return;
  const { userId, name: ruleName, lastRunAt } = rule;
  await inTransaction(db, async (tx) => {
    await markStopped(tx, ruleId);
    if (await hasRuleMessage(tx, { userId, ruleId, since: lastRunAt ?? new Date(0) })) return;
    const params = { ruleId, ruleName };
    await postMessage(tx, { userId, type: 'inventory', template: 'ruleStopped', params });
  });
}

/** Maximum number of rules of one poll. */
const DUE_MAX = 20;
/** Minutes until a failed rule is retried. */
const FAILURE_PAUSE_MINUTES = 15;

/** Runs the due rules one after another and deletes old runs: one poll of the worker. */
export async function runDueRules(platform: Platform): Promise<void> {
  const { db, log } = platform;
  const failed = await doEach(log, 'selling-rule', await listDueRuleIds(db, DUE_MAX), {
    keyOf: (ruleId) => ruleId,
    act: (ruleId) => runDueRule(platform, ruleId),
  });
  await doEach(log, 'selling-rule', failed, {
    keyOf: ({ item }) => item,
    act: async ({ item }) => {
      await postponeRule(db, item, FAILURE_PAUSE_MINUTES);
      await postRuleStopped(platform, item);
    },
  });
  await deleteOldRuns(db, RUN_DAYS);
}
