import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import {
  OUTCOMES_PART,
  type RuleOutcome,
  type RuleReason,
  readOutcomes,
  writeOutcomes,
} from './ruleOutcome.ts';

/** A run as it is recorded. Amounts in fen. */
export interface RunRecord {
  ruleId: string;
  requestId: string;
  decidedCount: number;
  changedCount: number;
  /** Sums of the asks that it changed, before and after. */
  fromCents: Cents;
  toCents: Cents;
  /** Number of asks that fell to the highest that their item may have. */
  loweredCount: number;
  /** Number of listings by the reason of their outcome. */
  counts: Readonly<Record<string, number>>;
  /** The outcomes as `partsOfRun` divides them. */
  row: readonly RuleOutcome[];
  parts: readonly { position: number; outcomes: readonly RuleOutcome[] }[];
}

/**
 * Inserts a run with its outcomes.
 * @returns its id.
 */
export async function insertRun(tx: Tx, run: RunRecord): Promise<string> {
  const id = newId();
  await tx.$executeRaw`
    insert into selling_rule_run (id, rule_id, request_id, decided_count, changed_count, from_cents, to_cents, lowered_count, outcomes, counts)
    values (${id}::uuid, ${run.ruleId}::uuid, ${run.requestId}, ${run.decidedCount}, ${run.changedCount}, ${run.fromCents}, ${run.toCents},
      ${run.loweredCount}, ${writeOutcomes(run.row)}::jsonb, ${JSON.stringify(run.counts)}::jsonb)`;
  if (run.parts.length > 0)
    await tx.$executeRaw`
      insert into selling_rule_run_part (run_id, position, outcomes)
      select ${id}::uuid, part.position, part.outcomes::jsonb
      from unnest(${run.parts.map(({ position }) => position)}::int[], ${run.parts.map(({ outcomes }) => writeOutcomes(outcomes))}::text[])
        part (position, outcomes)`;
  return id;
}

/** The run of a rule under a request id. */
export async function findRunId(tx: Tx, ruleId: string, requestId: string): Promise<string | null> {
  const row = await tx.sellingRuleRun.findUnique({
    where: { ruleId_requestId: { ruleId, requestId } },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** The listings whose asks a rule's runs by schedule have changed since a time. */
export async function listScheduledChanges(tx: Tx, ruleId: string, since: Date): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with made as (
      select id, outcomes from selling_rule_run
      where rule_id = ${ruleId}::uuid and created_at >= ${since} and request_id like 'due-%')
    select outcome ->> 'listingId' as id from (
      select jsonb_array_elements(outcomes) as outcome from made
      union all
      select jsonb_array_elements(part.outcomes) from made join selling_rule_run_part part on part.run_id = made.id) stored
    where jsonb_typeof(outcome -> 'toCents') = 'number'`;
  return rows.map(({ id }) => id);
}

/** What decides whether a run of a rule can be undone. Null if the rule has no such run. */
export async function findRunToUndo(
  tx: Tx,
  ruleId: string,
  runId: string,
): Promise<{ createdAt: Date; changedCount: number; undoActionId: string | null } | null> {
  const [row] = await tx.$queryRaw<{ createdAt: Date; changedCount: number; undoActionId: string | null }[]>`
    select created_at as "createdAt", changed_count as "changedCount", undo_action_id as "undoActionId"
    from selling_rule_run where id::text = ${runId} and rule_id = ${ruleId}::uuid`;
  return row ?? null;
}

/** Stores which bulk action stands for a run. */
export async function updateRunUndo(tx: Tx, runId: string, undoActionId: string): Promise<void> {
  await tx.sellingRuleRun.update({ where: { id: runId }, data: { undoActionId }, select: { id: true } });
}

/** All asks that a run has changed. */
export async function listRunChanges(tx: Tx, runId: string): Promise<RuleOutcome[]> {
  const run = await tx.sellingRuleRun.findUniqueOrThrow({
    where: { id: runId },
    select: { outcomes: true, parts: { select: { outcomes: true }, orderBy: { position: 'asc' } } },
  });
  const outcomes = [run, ...run.parts].flatMap(({ outcomes }) => readOutcomes(outcomes));
  return outcomes.filter(({ toCents }) => toCents !== null);
}

/**
 * The stored outcomes of a run in their order, with their positions.
 * @param after position after which they begin; null: from the first one.
 */
export async function listRunOutcomes(
  db: Db,
  runId: string,
  { because, after, size }: { because: RuleReason | null; after: number | null; size: number },
): Promise<(RuleOutcome & { at: number })[]> {
  const behind = after ?? -1;
  const rows = await db.$queryRaw<{ at: number; outcome: unknown }[]>`
    select stored.at, stored.outcome from (
      select (made.place - 1)::int as at, made.outcome
      from selling_rule_run run, jsonb_array_elements(run.outcomes) with ordinality as made (outcome, place)
      where run.id = ${runId}::uuid
      union all
      select (part.position + made.place - 1)::int, made.outcome
      from selling_rule_run_part part, jsonb_array_elements(part.outcomes) with ordinality as made (outcome, place)
      where part.run_id = ${runId}::uuid and part.position > ${behind - OUTCOMES_PART}::int) stored
    where stored.at > ${behind}::int and (${because}::text is null or stored.outcome ->> 'because' = ${because}::text)
    order by stored.at limit ${size}`;
  const outcomes = readOutcomes(rows.map(({ outcome }) => outcome));
  return outcomes.map((outcome, index) => ({ ...outcome, at: rows[index]?.at ?? 0 }));
}

/** What the rules of a seller did in some time. Amounts in fen. */
export interface RunTotals {
  runCount: number;
  changedCount: number;
  soldCount: number;
  loweredCount: number;
  /** Sums of the changed asks, before and after. Null where a run is of before they were added up. */
  fromCents: Cents | null;
  toCents: Cents | null;
}

/** Adds up the runs of a seller's rules since a time. */
export async function sumRuns(db: Db, userId: string, since: Date): Promise<RunTotals> {
  const [totals] = await db.$queryRaw<[RunTotals & { unsummed: number }]>`
    select count(*)::int as "runCount", coalesce(sum(run.changed_count), 0)::int as "changedCount",
      coalesce(sum((run.counts ->> 'soldToBid')::int), 0)::int as "soldCount", coalesce(sum(run.lowered_count), 0)::int as "loweredCount",
      coalesce(sum(run.from_cents), 0)::bigint as "fromCents", coalesce(sum(run.to_cents), 0)::bigint as "toCents",
      (count(*) filter (where run.from_cents is null and run.changed_count > 0))::int as unsummed
    from selling_rule rule join selling_rule_run run on run.rule_id = rule.id and run.created_at >= ${since}
    where rule.user_id = ${userId}::uuid`;
  const { unsummed, ...sums } = totals;
  return unsummed > 0 ? { ...sums, fromCents: null, toCents: null } : sums;
}

/** What the runs of one press came to together. */
export type PressTotals = Pick<RunTotals, 'changedCount' | 'soldCount'> & { decidedCount: number };

/** Adds up the runs of a seller's rule under these request ids. */
export async function sumRunsOf(
  db: Db,
  { userId, ruleId, requestIds }: { userId: string; ruleId: string; requestIds: readonly string[] },
): Promise<PressTotals> {
  const [totals] = await db.$queryRaw<[PressTotals]>`
    select coalesce(sum(run.decided_count), 0)::int as "decidedCount", coalesce(sum(run.changed_count), 0)::int as "changedCount",
      coalesce(sum((run.counts ->> 'soldToBid')::int), 0)::int as "soldCount"
    from selling_rule_run run join selling_rule rule on rule.id = run.rule_id
    where run.rule_id = ${ruleId}::uuid and rule.user_id = ${userId}::uuid and run.request_id = any(${[...requestIds]}::text[])`;
  return totals;
}

/** Deletes runs that are older than this many days. */
export async function deleteOldRuns(db: Db, days: number): Promise<void> {
  await db.$executeRaw`delete from selling_rule_run where created_at < clock_now() - ${days} * interval '1 day'`;
}
