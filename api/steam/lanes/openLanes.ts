import { setTimeout as sleep } from 'node:timers/promises';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { LaneRequest, SteamAddress } from '../client/callSteam.ts';
import { SteamError } from '../client/steamError.ts';
import { requestSteam } from '../client/steamRequest.ts';
import { changePace, endTrouble, findPaceState, type Lane, type LanePlace, takePlace } from './lane.store.ts';
import { type LaneBookOptions, openLaneBook } from './laneBook.ts';
import { type PaceKind, type PaceLimits, type PaceOutcome, paceAfter, paceKindOf } from './lanePace.ts';

/** Rate limits towards Steam. They hold for each lane; inventories have their own, because Steam limits them for hours. */
export interface LaneOptions extends LaneBookOptions, PaceLimits {
  readonly inventorySpacingMs: number;
  /** Maximum number of concurrent calls of one account to one host in this process. */
  readonly parallelMax: number;
}

/** How a call of this process ended: `heldBack` if it was not made. */
export type LaneOutcome = PaceOutcome['kind'] | 'heldBack';

/** Number of calls of this process. */
export interface LaneCalls {
  lane: string;
  kind: PaceKind;
  outcome: LaneOutcome;
  count: number;
}

/** The lanes of a process. */
export interface SteamLanes extends NonNullable<SteamAddress['lanes']> {
  /** The lane that an account was last seen in by this process. Null if it was not. */
  nameOf(laneKey: string): string | null;
  listCalls(): LaneCalls[];
  close(): Promise<void>;
}

/** A call whose place is further away is held back, so that no queue grows without end. */
const WAIT_MAX_MS = 60_000;
/** After a wait of this length the lane may have closed meanwhile. */
const LONG_WAIT_MS = 1_000;

function outcomeOf(error: unknown): PaceOutcome {
  if (!(error instanceof SteamError)) return { kind: 'answered' };
  if (error.isLimited) return { kind: 'limited', retryAfterMs: error.retryAfterMs };
  return { kind: error.isOutage ? 'outage' : 'answered' };
}

/** Runs at most `parallelMax` calls for each key at a time. The others wait in order. */
function openTurns(parallelMax: number) {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  return {
    async enter(key: string): Promise<void> {
      const count = running.get(key) ?? 0;
      if (count < parallelMax) running.set(key, count + 1);
      else await new Promise<void>((go) => waiting.set(key, [...(waiting.get(key) ?? []), go]));
    },
    leave(key: string): void {
      const [next, ...others] = waiting.get(key) ?? [];
      if (others.length > 0) waiting.set(key, others);
      else waiting.delete(key);
      const count = (running.get(key) ?? 1) - 1;
      if (next) next();
      else if (count > 0) running.set(key, count);
      else running.delete(key);
    },
  };
}

/** The pace of the lanes, shared with all workers. */
function openPaces({ db, log, inventorySpacingMs, ...limits }: LaneOptions) {
  // Where neither spacing nor pauses are set, there is nothing to share.
  const isFree = (spacingMs: number) => spacingMs === 0 && limits.backoffMsMax === 0;
  const spacingOf = (kind: PaceKind) => (kind === 'inventory' ? inventorySpacingMs : limits.spacingMs);
  return {
    /** Null if the lane is gone. Throws if the call is held back. */
    async take(lane: Lane, kind: PaceKind, path: string): Promise<LanePlace | null> {
      const spacingMs = spacingOf(kind);
      if (isFree(spacingMs)) return { waitMs: 0, isTroubled: false };
      const key = { laneId: lane.id, kind };
      const place = await takePlace(db, { ...key, spacingMs, waitMaxMs: WAIT_MAX_MS });
      if (!place && (await findPaceState(db, key)) === 'gone') return null;
      if (place) checkpoint('lane.placed');
      if (place && place.waitMs > 0) await sleep(place.waitMs);
      const isLate = place && place.waitMs >= LONG_WAIT_MS && (await findPaceState(db, key)) === 'closed';
      if (!place || isLate) throw new SteamError('transient', `${path}: held back`, { isHeldBack: true });
      return place;
    },
    /** Never throws: what Steam answered is worth more than the pace. */
    async note(lane: Lane, kind: PaceKind, outcome: PaceOutcome, { isTroubled }: LanePlace): Promise<void> {
      if (isFree(spacingOf(kind)) || (outcome.kind === 'answered' && !isTroubled)) return;
      const key = { laneId: lane.id, kind };
      try {
        if (outcome.kind === 'answered') await endTrouble(db, key);
        else await changePace(db, key, (pace, nowMs) => paceAfter(pace, outcome, nowMs, limits));
      } catch (error) {
        log.warn({ err: error, lane: lane.name, kind }, 'the pace of a lane could not be written');
      }
    },
  };
}

function openCounts() {
  const counts = new Map<string, LaneCalls>();
  return {
    add({ name }: Lane, kind: PaceKind, outcome: LaneOutcome): void {
      const key = `${name} ${kind} ${outcome}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { lane: name, kind, outcome, count });
    },
    list: () => [...counts.values()],
  };
}

/**
 * Opens the lanes of a process. A call is made in the lane of its account, in its turn; a lane closes while Steam limits its address or
 * does not answer in it. A call to a closed lane is not made: it fails as `transient` with `isHeldBack`. Pings do not wait.
 */
export function openLanes(options: LaneOptions): SteamLanes {
  const book = openLaneBook(options);
  const paces = openPaces(options);
  const turns = openTurns(options.parallelMax);
  const counts = openCounts();

  /** The lane of a call, once its time has come. A lane that was removed meanwhile is replaced once. */
  const waitInLane = async (kind: PaceKind, path: string, laneKey?: string) => {
    for (let tries = 1; ; tries += 1) {
      const lane = await book.laneFor(laneKey);
      try {
        const place = await paces.take(lane, kind, path);
        if (place) return { lane, place };
      } catch (error) {
        counts.add(lane, kind, 'heldBack');
        throw error;
      }
      book.forget();
      if (tries === 1) continue;
      counts.add(lane, kind, 'heldBack');
      throw new SteamError('transient', `${path}: its lane is gone`, { isHeldBack: true });
    }
  };
  const makeCall: LaneRequest = async (call, laneKey) => {
    const kind = paceKindOf(call);
    const { lane, place } = call.isPing
      ? { lane: await book.laneFor(laneKey), place: null }
      : await waitInLane(kind, call.path, laneKey);
    const note = async (outcome: PaceOutcome) => {
      counts.add(lane, kind, outcome.kind);
      if (outcome.kind !== 'answered' && laneKey === undefined) book.turnAway();
      if (place) await paces.note(lane, kind, outcome, place);
    };
    try {
      const answer = await requestSteam(call, book.fetchOf(lane));
      await note({ kind: 'answered' });
      return answer;
    } catch (error) {
      await note(outcomeOf(error));
      throw error;
    }
  };
  return {
    async request(call, laneKey) {
      if (call.isPing) return makeCall(call, laneKey);
      const turn = `${paceKindOf(call)} ${laneKey ?? ''}`;
      await turns.enter(turn);
      try {
        return await makeCall(call, laneKey);
      } finally {
        turns.leave(turn);
      }
    },
    adopt: book.adopt,
    nameOf: book.nameOf,
    listCalls: counts.list,
    close: book.close,
  };
}
