import { type LimitKind, openAddressLimits } from '../../../api/sandbox/steam/addressLimits.ts';
import {
  closedForMs,
  type LanePace,
  NEW_PACE,
  type PaceKind,
  type PaceLimits,
  type PaceOutcome,
  paceAfter,
} from '../../../api/steam/lanes/lanePace.ts';
import type { Chance } from './chance.ts';
import type { Clockwork } from './clockwork.ts';

/** A call as Steam limits it; `send` is one of the community's. */
export type CallKind = LimitKind;
/** How a call ended: `heldBack` was not made. */
export type CallEnd = PaceOutcome['kind'] | 'banned' | 'heldBack';

/** The settings that the market's lanes have (`api/config.ts`), and Steam's nature. */
export interface LaneSettings extends Omit<PaceLimits, 'spacingMs'> {
  laneCount: number;
  spacingMs: Record<PaceKind, number>;
  waitMaxMs: number;
  /** Share of the calls that Steam answers with an error of its own. */
  failingShare: number;
}

/** The calls that were made and held back, and the most within a minute in one lane. */
export interface LaneCount {
  ends: Map<string, number>;
  busiestMinute: Map<CallKind, number>;
}

/** The lanes of the market, each with its own address. */
export interface PlayedLanes {
  count: LaneCount;
  /** Makes a call in a lane, in its turn. */
  call(lane: number, kind: CallKind, done: (end: CallEnd) => void): void;
}

const LATENCY: Record<CallKind, [medianMs: number, spread: number]> = {
  api: [180, 0.6],
  community: [300, 0.6],
  send: [900, 0.7],
  inventory: [600, 0.7],
};
const paceKindOf = (kind: CallKind): PaceKind => (kind === 'send' ? 'community' : kind);

/** A place in the queue of a lane: the same rule as `takePlace` of `lane.store.ts`, and the pace that the market itself computes. */
interface Queue {
  freeAtMs: number;
  pace: LanePace;
}

/** Plays the lanes and what Steam answers in them. */
export function openPlayedLanes(clock: Clockwork, chance: Chance, settings: LaneSettings): PlayedLanes {
  const openQueues = (): Queue[] =>
    Array.from({ length: settings.laneCount }, () => ({ freeAtMs: 0, pace: NEW_PACE }));
  const queues: Record<PaceKind, Queue[]> = {
    api: openQueues(),
    community: openQueues(),
    inventory: openQueues(),
  };
  const limitOf = openAddressLimits();
  const ends = new Map<string, number>();
  const busiestMinute = new Map<CallKind, number>();
  const minutes = new Map<string, { minute: number; count: number }>();

  const countMinute = (lane: number, kind: CallKind): void => {
    const minute = Math.floor(clock.nowMs / 60_000);
    const key = `${kind} ${lane}`;
    const last = minutes.get(key);
    const count = last?.minute === minute ? last.count + 1 : 1;
    minutes.set(key, { minute, count });
    if (count > (busiestMinute.get(kind) ?? 0)) busiestMinute.set(kind, count);
  };
  const answer = (lane: number, kind: CallKind): CallEnd => {
    countMinute(lane, kind);
    const limits = kind === 'send' ? (['community', 'send'] as const) : ([kind] as const);
    const answers = limits.map((limit) => limitOf(String(lane), limit, clock.nowMs));
    if (answers.includes('banned')) return 'banned';
    if (answers.includes('limited')) return 'limited';
    return chance.share() < settings.failingShare ? 'outage' : 'answered';
  };
  return {
    count: { ends, busiestMinute },
    call(lane, kind, done) {
      const paceKind = paceKindOf(kind);
      const queue = queues[paceKind][lane] as Queue;
      const finish = (end: CallEnd): void => {
        ends.set(`${kind} ${end}`, (ends.get(`${kind} ${end}`) ?? 0) + 1);
        done(end);
      };
      const waitMs = Math.max(0, queue.freeAtMs - clock.nowMs);
      if (closedForMs(queue.pace, clock.nowMs) > 0 || waitMs > settings.waitMaxMs) return finish('heldBack');
      queue.freeAtMs = clock.nowMs + waitMs + settings.spacingMs[paceKind];
      clock.after(waitMs, () => {
        const end = answer(lane, kind);
        clock.after(chance.lasting(...LATENCY[kind]), () => {
          const isLimited = end === 'limited' || end === 'banned';
          const outcome: PaceOutcome = isLimited
            ? { kind: 'limited', retryAfterMs: null }
            : { kind: end === 'outage' ? 'outage' : 'answered' };
          queue.pace = paceAfter(queue.pace, outcome, clock.nowMs, settings);
          finish(end);
        });
      });
    },
  };
}
