import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { lockKey } from '../../kernel/tx.ts';
import type { CodeOrigin } from './codeOrigin.ts';
import type { CodePurpose } from './session.ts';

/** Numbers of codes sent recently: for one source of a phone's lane, for the whole lane, for a network, and in all. */
export interface CodeCounts {
  oneMinute: number;
  oneHour: number;
  oneDay: number;
  laneHour: number;
  laneDay: number;
  /** Requested by strangers. */
  addressHour: number;
  allHour: number;
  /**
   * The last challenge of strangers for this phone or address. Nobody else knows it, so it serves as the proof-of-work
   * challenge.
   */
  lastId: string | null;
}

async function lockInTurn(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) await lockKey(tx, key);
}

/** Counts under locks for this phone and this address, so that concurrent requests see each other. */
export async function countCodes(tx: Tx, phone: string, origin: CodeOrigin): Promise<CodeCounts> {
  const { lane, source, network } = origin;
  await lockInTurn(tx, [`code:${phone}`, `code:${network}`]);
  const [row] = await tx.$queryRaw<[CodeCounts]>`
    select count(*) filter (where is_one and created_at > clock_now() - interval '60 seconds')::int as "oneMinute",
      count(*) filter (where is_one and created_at > clock_now() - interval '1 hour')::int as "oneHour",
      count(*) filter (where is_one)::int as "oneDay",
      count(*) filter (where is_lane and created_at > clock_now() - interval '1 hour')::int as "laneHour",
      count(*) filter (where is_lane)::int as "laneDay",
      count(*) filter (where is_near and created_at > clock_now() - interval '1 hour')::int as "addressHour",
      (select count(*)::int from sign_in_challenge where created_at > clock_now() - interval '1 hour') as "allHour",
      (array_agg(id order by created_at desc) filter (where lane = 'stranger'))[1]::text as "lastId"
    from (
      select id, created_at, lane, phone = ${phone} and lane = ${lane} as is_lane,
        phone = ${phone} and lane = ${lane} and source = ${source} as is_one, lane = 'stranger' and address = ${network} as is_near
      from sign_in_challenge
      where (phone = ${phone} or address = ${network}) and created_at > clock_now() - interval '1 day') recent`;
  return row;
}

/** A code to be stored, as its hash. */
export interface NewChallenge {
  phone: string;
  purpose: CodePurpose;
  origin: CodeOrigin;
  codeHash: string;
  salt: string;
  expiresAt: Date;
}

/**
 * Inserts a challenge and ends the earlier ones of the same browser, or of the same source if the browser has no name.
 */
export async function insertChallenge(tx: Tx, { origin, ...challenge }: NewChallenge): Promise<void> {
  const { lane, source, deviceHash, network: address } = origin;
  const { phone, purpose } = challenge;
  await tx.$executeRaw`
    update sign_in_challenge set ended_at = clock_now()
    where phone = ${phone} and purpose = ${purpose} and lane = ${lane} and ended_at is null
      and coalesce(device_hash, source) = coalesce(${deviceHash}, ${source})`;
  const data = { id: newId(), ...challenge, lane, source, deviceHash, address };
  await tx.signInChallenge.create({ data, select: { id: true } });
}

/** A challenge that a code can be tried at. */
export interface OpenChallenge {
  id: string;
  codeHash: string;
  salt: string;
  /**
   * True if the browser that requested it is not the one that tries: somebody else in the same network, or a program
   * without cookies.
   */
  isByOther: boolean;
  /**
   * Tries of the last day that were wrong or have not ended: at codes of the same source, and at all codes of the lane.
   */
  oneTries: number;
  laneTries: number;
}

/** The code that the caller has requested, with the phone's tries locked. Null if none is open. */
export async function lockChallenge(
  tx: Tx,
  { phone, purpose, origin }: { phone: string; purpose: CodePurpose; origin: CodeOrigin },
): Promise<OpenChallenge | null> {
  const { lane, source, deviceHash } = origin;
  await lockInTurn(tx, [`try:${phone}`]);
  const [row] = await tx.$queryRaw<OpenChallenge[]>`
    with found as (
      select id, code_hash, salt, source, device_hash from sign_in_challenge
      where phone = ${phone} and purpose = ${purpose} and lane = ${lane} and ended_at is null and expires_at > clock_now()
        and (source = ${source} or device_hash = ${deviceHash})
      order by device_hash is distinct from ${deviceHash}, created_at desc limit 1)
    select id, code_hash as "codeHash", salt, device_hash is distinct from ${deviceHash} as "isByOther", t.*
    from found, lateral (
      select coalesce(sum(tries) filter (where source = found.source), 0)::int as "oneTries", coalesce(sum(tries), 0)::int as "laneTries"
      from (select source, attempts + network_attempts - is_used::int as tries from sign_in_challenge
        where phone = ${phone} and lane = ${lane} and created_at > clock_now() - interval '1 day') recent) t`;
  return row ?? null;
}

/**
 * Counts a try at a challenge before anything is compared. Returns false if its tries are used up; tries by others are
 * counted separately.
 */
export async function countTry(tx: Tx, { id, isByOther }: OpenChallenge, triesMax: number): Promise<boolean> {
  const count = isByOther
    ? await tx.$executeRaw`
        update sign_in_challenge set network_attempts = network_attempts + 1 where id = ${id}::uuid and network_attempts < ${triesMax}`
    : await tx.$executeRaw`
        update sign_in_challenge set attempts = attempts + 1 where id = ${id}::uuid and attempts < ${triesMax}`;
  return count === 1;
}

/** Uses up a challenge. Returns false if another request was faster. */
export async function endChallenge(tx: Tx, id: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    update sign_in_challenge set ended_at = clock_now(), is_used = true where id = ${id}::uuid and ended_at is null`;
  return count === 1;
}

/** Ends all open codes of a phone; their tries still count. */
export async function endChallenges(tx: Tx, phone: string): Promise<void> {
  await tx.$executeRaw`update sign_in_challenge set ended_at = clock_now() where phone = ${phone} and ended_at is null`;
}

/** Wrong codes of strangers from a network within the last hour. */
export async function countFailures(db: Db, network: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from sign_in_failure where address = ${network} and created_at > clock_now() - interval '1 hour'`;
  return row.count;
}

/** Records a stranger's wrong code. */
export async function insertFailure(db: Db, network: string): Promise<void> {
  await db.signInFailure.create({ data: { id: newId(), address: network }, select: { id: true } });
}
