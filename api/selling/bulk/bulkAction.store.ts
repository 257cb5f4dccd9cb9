import type { Db, Tx } from '../../kernel/db.ts';
import { type BulkAction, Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import {
  addCounts,
  BULK_PART,
  BULK_TARGETS_MAX,
  type BulkChange,
  type BulkGroup,
  type BulkKind,
  type BulkOutcome,
  type BulkState,
  type BulkSums,
  type BulkTurn,
  type OutcomeFilter,
  readOutcomes,
  sumUp,
  turnOf,
  writeOutcomes,
} from './bulkAction.ts';
import type { Kind } from './pricesOfKinds.ts';

/** Inserts an action, which waits for its turn. */
export async function insertAction(
  tx: Tx,
  action: { id: string; userId: string; change: BulkChange; targetIds: readonly string[] },
): Promise<void> {
  const { kind } = action.change;
  const change = JSON.stringify(action.change, (_name, value) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
  await tx.$executeRaw`
    insert into bulk_action (id, user_id, kind, change, state, target_ids)
    values (${action.id}::uuid, ${action.userId}::uuid, ${kind}, ${change}::jsonb, 'waiting', ${[...action.targetIds]}::uuid[])`;
}

/**
 * Inserts an action for what was done otherwise, with its outcomes in parts, so that it can be undone.
 * @param action `endedAt`: when that was done; `isAtOnce`: by a request of its seller.
 */
export async function insertDoneAction(
  tx: Tx,
  action: { id: string; userId: string; change: BulkChange; endedAt: Date; isAtOnce: boolean },
  outcomes: readonly BulkOutcome[],
): Promise<void> {
  const { id, userId, change, endedAt, isAtOnce } = action;
  const { doneCount, refused, fromCents, toCents, loweredCount, loweredCents } = sumUp(outcomes);
  await tx.$executeRaw`
    insert into bulk_action (id, user_id, kind, change, state, target_ids, position, done_count, refused, from_cents, to_cents,
      lowered_count, lowered_cents, ended_at, is_at_once)
    values (${id}::uuid, ${userId}::uuid, ${change.kind}, ${JSON.stringify(change)}::jsonb, 'finished',
      ${outcomes.map(({ targetId }) => targetId)}::uuid[], ${outcomes.length}, ${doneCount}, ${JSON.stringify(refused)}::jsonb,
      ${fromCents}, ${toCents}, ${loweredCount}, ${loweredCents}, ${endedAt}, ${isAtOnce})`;
  const starts = outcomes.map((_, at) => at).filter((at) => at % BULK_PART === 0);
  const parts = starts.map((at) => writeOutcomes(outcomes.slice(at, at + BULK_PART)));
  await tx.$executeRaw`
    insert into bulk_action_part (action_id, position, outcomes)
    select ${id}::uuid, position, outcomes::jsonb from unnest(${starts}::int[], ${parts}::text[]) as part (position, outcomes)`;
}

function changeOf(written: unknown): BulkChange {
  const { kind, price, costCents, discount } = written as {
    kind: BulkKind;
    price:
      | (Record<string, unknown> & {
          stepCents: number | null;
          priceCents: number | null;
          /** Absent in actions of before kinds had prices. */
          /** Copies are absent in actions of before one could be named. */
          kindPrices?: (Omit<Kind, 'assetIds'> & Partial<Pick<Kind, 'assetIds'>> & { priceCents: number })[];
        })
      | null;
    costCents: number | null;
    /** Absent in actions of before there were discounts. */
    discount?: { percent: number; startsAt: string | null; endsAt: string; isPriceConfirmed: boolean } | null;
  };
  const centsOf = (value: number | null): Cents | null => (value === null ? null : BigInt(value));
  return {
    kind,
    costCents: centsOf(costCents),
    discount: discount
      ? {
          ...discount,
          startsAt: discount.startsAt === null ? null : new Date(discount.startsAt),
          endsAt: new Date(discount.endsAt),
        }
      : null,
    price: price && {
      ...(price as unknown as NonNullable<BulkChange['price']>),
      stepCents: centsOf(price.stepCents),
      priceCents: centsOf(price.priceCents),
      kindPrices: (price.kindPrices ?? []).map((kind) => ({
        ...kind,
        assetIds: kind.assetIds ?? [],
        priceCents: BigInt(kind.priceCents),
      })),
    },
  };
}

/** An action at work, with the next of its targets. */
export interface ActionAtWork {
  id: string;
  userId: string;
  change: BulkChange;
  state: BulkState;
  position: number;
  total: number;
  refused: Record<string, number>;
  /** Targets that its undo did not restore so far. */
  undoRefused: Record<string, number>;
  /** The next targets, in their order. */
  ids: string[];
}

/**
 * Locks an action that is at work, unless another worker has it. Its user comes first: a press that changes an action
 * locks both in that order, and the checks of a part lock the user as well.
 */
export async function lockActionAtWork(tx: Tx, id: string, size: number): Promise<ActionAtWork | null> {
  await tx.$queryRaw`
    select id from app_user where id = (select user_id from bulk_action where id = ${id}::uuid) for share`;
  const [row] = await tx.$queryRaw<(Omit<ActionAtWork, 'change'> & { change: unknown })[]>`
    select id, user_id as "userId", change, state, position, cardinality(target_ids) as total, refused, undo_refused as "undoRefused",
      target_ids[position + 1 : position + ${size}::int]::text[] as ids
    from bulk_action where id = ${id}::uuid and state in ('running', 'undoing') for update skip locked`;
  return row ? { ...row, change: changeOf(row.change) } : null;
}

/** What decides whether its seller may change an action. */
export interface OwnAction {
  state: BulkState;
  /** What of an action that was begun before waits for its turn. */
  waitingFor: BulkTurn | null;
  /** True if its seller took that back, and it has not been at work since. */
  isTakenBack: boolean;
  /** True if an undo of it has begun: what goes on then is that undo. */
  isUndoBegun: boolean;
  endedAt: Date | null;
}

/** Locks an action of a user in any state. */
export async function lockOwnAction(tx: Tx, userId: string, id: string): Promise<OwnAction | null> {
  const [row] = await tx.$queryRaw<OwnAction[]>`
    select state, waiting_for as "waitingFor", waiting_for is null and waiting_since is not null as "isTakenBack", ended_at as "endedAt",
      exists (select from bulk_action_part part where part.action_id = bulk_action.id and part.undone > 0) as "isUndoBegun"
    from bulk_action where id = ${id}::uuid and user_id = ${userId}::uuid for update`;
  return row ?? null;
}

/** Locks a user's row, so that their actions begin one after another, and returns the id of the one at work. */
export async function findActiveAction(tx: Tx, userId: string): Promise<string | null> {
  await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for no key update`;
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    select id from bulk_action where user_id = ${userId}::uuid and state in ('running', 'undoing')`;
  return row?.id ?? null;
}

/** New actions, and those whose undo or resumption waits. */
const WAITS = Prisma.sql`(state = 'waiting' or waiting_for is not null)`;

/** A user's actions that wait, in the order in which their turns come, which is that of the presses. */
export async function listWaiting(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from bulk_action where user_id = ${userId}::uuid and ${WAITS} order by coalesce(waiting_since, created_at), id`;
  return rows.map(({ id }) => id);
}

/** The place of an action among those of its user that wait, from 1, which is next. Null if it does not wait. */
export async function findPlace(
  db: Db,
  { id, userId, state, waitingFor }: Pick<BulkAction, 'id' | 'userId' | 'state' | 'waitingFor'>,
): Promise<number | null> {
  if (turnOf({ state, waitingFor }) === null) return null;
  const at = (await listWaiting(db, userId)).indexOf(id);
  // Its turn may have come since it was read.
  return at < 0 ? null : at + 1;
}

/** Sets what of an action waits for its turn. Null: its seller takes that back. */
export async function updateWaitingFor(tx: Tx, id: string, waitingFor: BulkTurn | null): Promise<void> {
  await tx.$executeRaw`
    update bulk_action set waiting_for = ${waitingFor},
      waiting_since = case when ${waitingFor !== null} then clock_now() else waiting_since end
    where id = ${id}::uuid`;
}

/** Lets an action that waits begin what it waits for: from now on it is the worker's. */
export async function updateBegun(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    update bulk_action set state = coalesce(waiting_for, 'running'), ended_at = null, waiting_for = null, waiting_since = null,
      is_at_once = false
    where id = ${id}::uuid`;
}

/** Users with an action that waits and none at work: the process that ended the last one was killed before the next began. */
export async function listStalledUsers(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ userId: string }[]>`
    select distinct user_id as "userId" from bulk_action waiting
    where ${WAITS} and not exists (
      select 1 from bulk_action active where active.user_id = waiting.user_id and active.state in ('running', 'undoing')
    ) limit ${limit}`;
  return rows.map(({ userId }) => userId);
}

/** The user of an action. Null if there is no such action. */
export async function findUserOf(db: Db | Tx, id: string): Promise<string | null> {
  const row = await db.bulkAction.findUnique({ where: { id }, select: { userId: true } });
  return row?.userId ?? null;
}

/** Ends or pauses an action. @param code of the domain error that stopped it. */
export async function updateEnded(
  tx: Tx,
  id: string,
  { state, code = null }: { state: Exclude<BulkState, 'waiting' | BulkTurn>; code?: string | null },
): Promise<void> {
  // The api may not write the code of an error, which only the worker meets.
  const stopCode = code === null ? Prisma.empty : Prisma.sql`, stop_code = ${code}`;
  await tx.$executeRaw`
    update bulk_action set state = ${state}, ended_at = clock_now() ${stopCode} where id = ${id}::uuid`;
}

/**
 * Stores the outcomes of the next targets of an action with their sums.
 * @returns what was lowered over the whole action, once it has ended; null before.
 */
export async function insertPart(
  tx: Tx,
  { id, position, total, refused: before }: ActionAtWork,
  outcomes: readonly BulkOutcome[],
  sums: BulkSums,
): Promise<Pick<BulkSums, 'loweredCount' | 'loweredCents'> | null> {
  const refused = addCounts(before, sums.refused);
  await tx.$executeRaw`
    insert into bulk_action_part (action_id, position, outcomes) values (${id}::uuid, ${position}, ${writeOutcomes(outcomes)}::jsonb)`;
  const isLast = position + outcomes.length >= total;
  const [lowered] = await tx.$queryRaw<[Pick<BulkSums, 'loweredCount' | 'loweredCents'>]>`
    update bulk_action set position = position + ${outcomes.length}, done_count = done_count + ${sums.doneCount},
      refused = ${JSON.stringify(refused)}::jsonb, from_cents = from_cents + ${sums.fromCents}, to_cents = to_cents + ${sums.toCents},
      lowered_count = lowered_count + ${sums.loweredCount}, lowered_cents = lowered_cents + ${sums.loweredCents},
      state = case when ${isLast} then 'finished' else state end, ended_at = case when ${isLast} then clock_now() end
    where id = ${id}::uuid returning lowered_count as "loweredCount", lowered_cents as "loweredCents"`;
  return isLast ? lowered : null;
}

/** Targets of one part that are next to be undone. */
export interface DoneTargets {
  /** Position of their part. */
  position: number;
  outcomes: BulkOutcome[];
}

/** The last targets of an action that are not undone yet, at most `size` of one part. Null if there are none. */
export async function findDoneTargets(tx: Tx, id: string, size: number): Promise<DoneTargets | null> {
  const [part] = await tx.$queryRaw<{ position: number; undone: number; outcomes: unknown }[]>`
    select position, undone, outcomes from bulk_action_part
    where action_id = ${id}::uuid and undone < jsonb_array_length(outcomes) order by position desc limit 1`;
  if (!part) return null;
  const left = readOutcomes(part.outcomes).slice(0, -part.undone || undefined);
  return { position: part.position, outcomes: left.slice(-size) };
}

/** Stores the outcomes of undoing some targets, with their sums. */
export async function updateUndone(
  tx: Tx,
  { id, undoRefused }: Pick<ActionAtWork, 'id' | 'undoRefused'>,
  { position, outcomes: targets }: DoneTargets,
  outcomes: readonly BulkOutcome[],
): Promise<void> {
  const { doneCount, refused } = sumUp(outcomes);
  await tx.$executeRaw`
    update bulk_action_part set undone = undone + ${targets.length}, undo_outcomes = undo_outcomes || ${writeOutcomes(outcomes)}::jsonb
    where action_id = ${id}::uuid and position = ${position}`;
  await tx.$executeRaw`
    update bulk_action set undone_count = undone_count + ${doneCount},
      undo_refused = ${JSON.stringify(addCounts(undoRefused, refused))}::jsonb where id = ${id}::uuid`;
}

/** Outcomes of a group, as `isOfGroup` has them. */
const IN_GROUP: Record<BulkGroup, Prisma.Sql> = {
  done: Prisma.sql`made.outcome ->> 'reason' is null`,
  skipped: Prisma.sql`made.outcome ->> 'reason' is not null`,
  lowered: Prisma.sql`made.outcome ->> 'reason' is null and made.outcome ->> 'loweredFromCents' is not null`,
  outlier: Prisma.sql`made.outcome ->> 'reason' is null and made.outcome ->> 'isOutlierSkipped' = 'true'`,
};

/** A page of outcomes. */
interface OutcomePage extends OutcomeFilter {
  /** Position after which they begin. Null: from the first one. */
  after: number | null;
  size: number;
}

/** The outcomes of an action, or of its undo, in the order in which they were made, with their positions in it. */
export async function listOutcomes(
  db: Db,
  id: string,
  of: 'action' | 'undo',
  { reason, group, after, size }: OutcomePage,
): Promise<(BulkOutcome & { at: number })[]> {
  // An undo begins with the last part, so that what it adds while somebody reads page by page comes after the rest.
  const { outcomes: made, begin } =
    of === 'action'
      ? { outcomes: Prisma.sql`part.outcomes`, begin: Prisma.sql`part.position` }
      : {
          outcomes: Prisma.sql`part.undo_outcomes`,
          begin: Prisma.sql`${BULK_TARGETS_MAX}::int - part.position - jsonb_array_length(part.outcomes)`,
        };
  const rows = await db.$queryRaw<{ at: number; outcome: unknown }[]>`
    select (${begin} + made.place - 1)::int as at, made.outcome
    from bulk_action_part part, jsonb_array_elements(${made}) with ordinality as made (outcome, place)
    where part.action_id = ${id}::uuid and ${begin} + made.place - 1 > ${after ?? -1}::int
      and (${reason}::text is null or made.outcome ->> 'reason' = ${reason}::text)
      and (${group === null ? Prisma.sql`true` : IN_GROUP[group]})
    order by at limit ${size}`;
  const outcomes = readOutcomes(rows.map(({ outcome }) => outcome));
  return outcomes.map((outcome, index) => ({ ...outcome, at: rows[index]?.at ?? 0 }));
}

/** Actions that a worker has to go on with, the oldest first. */
export async function listActionsAtWork(db: Db, limit: number): Promise<string[]> {
  const rows = await db.bulkAction.findMany({
    where: { state: { in: ['running', 'undoing'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows.map(({ id }) => id);
}

/** Deletes ended actions with their outcomes after some days, unless something of them waits for its turn. */
export async function deleteOldActions(db: Db, days: number): Promise<void> {
  await db.$executeRaw`
    delete from bulk_action where ended_at < clock_now() - ${days} * interval '1 day' and waiting_for is null`;
}
