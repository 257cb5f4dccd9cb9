import type { Db, Tx } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type LanePace, PACE_KINDS, type PaceKind } from './lanePace.ts';

/** `draining`: it gets no further accounts, and its own get another lane at their next call. */
export type LaneState = 'open' | 'draining';

/** A way out to Steam. */
export interface Lane {
  id: string;
  name: string;
  /** The sealed address of its proxy. Null for the own address. */
  sealedProxy: string | null;
  state: LaneState;
}

/** Lists the lanes, the oldest first. */
export async function listLanes(db: Db | Tx): Promise<Lane[]> {
  const rows = await db.steamLane.findMany({
    select: { id: true, name: true, sealedProxy: true, state: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => ({ ...row, state: row.state as LaneState }));
}

/** The open lane that an account has. Null if it has none, or a draining one. */
export async function findOpenLaneId(db: Db, account: string): Promise<string | null> {
  const row = await db.steamLaneAccount.findFirst({
    where: { account, lane: { state: 'open' } },
    select: { laneId: true },
  });
  return row?.laneId ?? null;
}

/**
 * Gives an account the open lane with the fewest accounts, unless it already has an open one, so that two concurrent workers both get the
 * first one's choice. Null if no lane is open.
 */
export async function assignLane(db: Db, account: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ laneId: string }[]>`
    insert into steam_lane_account (account, lane_id)
    select ${account}, id from steam_lane where state = 'open'
    order by (select count(*) from steam_lane_account held where held.lane_id = steam_lane.id), created_at, id limit 1
    on conflict (account) do update set lane_id = coalesce(
      (select id from steam_lane where id = steam_lane_account.lane_id and state = 'open'), excluded.lane_id)
    returning lane_id as "laneId"`;
  return row?.laneId ?? null;
}

/**
 * Gives an account the lane of its binding, unless the account has a lane. Deletes the entry of the binding, and those of bindings older
 * than two days.
 */
export async function adoptLane(db: Db, binding: string, steamId: string): Promise<void> {
  await db.$executeRaw`
    with ended as (
      delete from steam_lane_account
      where account = ${binding} or (account like '%-%' and since < clock_now() - interval '2 days')
      returning account, lane_id
    )
    insert into steam_lane_account (account, lane_id) select ${steamId}, lane_id from ended where account = ${binding}
    on conflict (account) do nothing`;
}

/** A place in the queue of a lane. */
export interface LanePlace {
  /** Time until the call may start. */
  waitMs: number;
  /** True if the last calls failed. */
  isTroubled: boolean;
}

/**
 * Reserves the next place of a lane for all workers: one statement, so that nothing stays locked if its worker dies. Places stand
 * `spacingMs` apart by the real clock. Null if the lane is closed or gone, or the place is further away than `waitMaxMs`.
 */
export async function takePlace(
  db: Db,
  { laneId, kind, spacingMs, waitMaxMs }: PaceKey & { spacingMs: number; waitMaxMs: number },
): Promise<LanePlace | null> {
  const [place] = await db.$queryRaw<LanePlace[]>`
    update steam_lane_pace
    set free_at = greatest(free_at, clock_timestamp()) + ${spacingMs}::float8 * interval '1 millisecond'
    where lane_id = ${laneId}::uuid and kind = ${kind} and closed_until <= clock_timestamp()
      and free_at <= clock_timestamp() + ${waitMaxMs}::float8 * interval '1 millisecond'
    returning (limited > 0 or outages > 0) as "isTroubled",
      greatest(extract(epoch from free_at - clock_timestamp()) * 1000 - ${spacingMs}::float8, 0)::float8 as "waitMs"`;
  return place ?? null;
}

/** The lane and the kind of calls whose pace is meant. */
export interface PaceKey {
  laneId: string;
  kind: PaceKind;
}

/** Whether calls of a kind pause in a lane, or the lane is gone. */
export async function findPaceState(db: Db, { laneId, kind }: PaceKey): Promise<'open' | 'closed' | 'gone'> {
  const [row] = await db.$queryRaw<{ isClosed: boolean }[]>`
    select closed_until > clock_timestamp() as "isClosed" from steam_lane_pace
    where lane_id = ${laneId}::uuid and kind = ${kind}`;
  if (!row) return 'gone';
  return row.isClosed ? 'closed' : 'open';
}

/** Ends the trouble of a lane: it answered. */
export async function endTrouble(db: Db, { laneId, kind }: PaceKey): Promise<void> {
  await db.steamLanePace.updateMany({ where: { laneId, kind }, data: { limited: 0, outages: 0 } });
}

/** Changes the pace of a lane after a failure, one worker after another. @param after gets the time of the real clock. */
export async function changePace(
  db: Db,
  { laneId, kind }: PaceKey,
  after: (pace: LanePace, nowMs: number) => LanePace,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx.$queryRaw<(LanePace & { nowMs: number })[]>`
      select limited, outages, (extract(epoch from closed_until) * 1000)::float8 as "closedUntilMs",
        (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs"
      from steam_lane_pace where lane_id = ${laneId}::uuid and kind = ${kind} for update`;
    if (!row) return;
    const { nowMs, ...before } = row;
    const { closedUntilMs, ...counts } = after(before, nowMs);
    const data = { ...counts, closedUntil: new Date(closedUntilMs) };
    await tx.steamLanePace.update({ where: { laneId_kind: { laneId, kind } }, data, select: { kind: true } });
  });
}

/** Locks all lanes for a change, the oldest first. */
export async function lockLanes(tx: Tx): Promise<Lane[]> {
  await tx.$queryRaw`select id from steam_lane order by id for update`;
  return listLanes(tx);
}

/** Adds an open lane with its paces. */
export async function insertLane(tx: Tx, lane: Omit<Lane, 'state'>): Promise<void> {
  const paces = { create: PACE_KINDS.map((kind) => ({ kind })) };
  await tx.steamLane.create({ data: { ...lane, paces }, select: { id: true } });
}

/** Sets the state of a lane. */
export async function updateLaneState(tx: Tx, id: string, state: LaneState): Promise<void> {
  await tx.steamLane.update({ where: { id }, data: { state }, select: { id: true } });
}

/** Deletes a lane with its paces; accounts that it still had have none. */
export async function deleteLane(tx: Tx, id: string): Promise<void> {
  await tx.steamLane.delete({ where: { id }, select: { id: true } });
}

/** How a kind of calls does in a lane. */
export interface PaceStatus {
  kind: PaceKind;
  /** Seconds until calls are made again. 0 if they are. */
  closedSeconds: number;
  limited: number;
  outages: number;
}

/** A lane as operators see it. */
export interface LaneStatus {
  name: string;
  isOwn: boolean;
  state: LaneState;
  accountCount: number;
  paces: PaceStatus[];
}

/** Lists how the lanes do, the oldest first. */
export async function listLaneStatus(db: Db): Promise<LaneStatus[]> {
  return db.$queryRaw`
    select lane.name, lane.sealed_proxy is null as "isOwn", lane.state,
      (select count(*)::int from steam_lane_account held where held.lane_id = lane.id) as "accountCount",
      (select jsonb_agg(jsonb_build_object('kind', pace.kind, 'limited', pace.limited, 'outages', pace.outages, 'closedSeconds',
          ceil(greatest(extract(epoch from pace.closed_until - clock_timestamp()), 0))) order by pace.kind)
        from steam_lane_pace pace where pace.lane_id = lane.id) as paces
    from steam_lane lane order by lane.created_at, lane.id`;
}
