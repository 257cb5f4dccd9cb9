import { describe, expect, test } from 'vitest';
import { openAddressLimits } from '../../../api/sandbox/steam/addressLimits.ts';
import { openTimes } from '../../bench/steamWeek/chance.ts';
import { openClockwork } from '../../bench/steamWeek/clockwork.ts';
import { openQueue } from '../../bench/steamWeek/playedWorkers.ts';
import { playWeek, WEEK } from '../../bench/steamWeek/steamWeek.ts';

/** A tenth of the market of the bench, for some hours. */
const SMALL = {
  ...WEEK,
  days: 0.1,
  accountCount: 1_000,
  robotCount: 200,
  laneCount: 2,
  workerCount: 4,
  salesPerMinute: 5,
};
const missed = (settings: typeof WEEK): string[] =>
  playWeek(settings).goals.flatMap(({ name, isMet }) => (isMet ? [] : [name.split(' (')[0] ?? '']));

describe('S-10 a market is played beside a Steam that limits addresses', () => {
  test('within its lanes nothing is limited and nothing older than its goal', () => {
    expect(missed(SMALL)).toEqual([]);
  });

  test('the same seed makes the same hours, another seed others', () => {
    const play = (seed: number) => playWeek({ ...SMALL, days: 0.02, seed }).lines;
    expect(play(7)).toEqual(play(7));
    expect(play(8)).not.toEqual(play(7));
  });

  /** So much that one lane cannot bear it. */
  const crowded = { ...SMALL, days: 0.03, laneCount: 1, salesPerMinute: 15, workerCount: 12 };

  test('a lane alone is too little: open offers are read too late, yet no address is limited', () => {
    expect(missed(crowded)).toContain('an open offer is read every 15 s');
    expect(missed(crowded)).not.toContain('no lane is limited');
  });

  test('without the pace of the lanes the address is limited', () => {
    const config = { ...WEEK.config, STEAM_SPACING_MS: 0, STEAM_INVENTORY_SPACING_MS: 0 };
    expect(missed({ ...crowded, config })).toContain('no lane is limited');
  });
});

test('an address is limited above sixty inventories a minute, and banned for an hour where it goes on', () => {
  const answer = openAddressLimits();
  const ask = (count: number, nowMs: number) =>
    Array.from({ length: count }, () => answer('1.2.3.4', 'inventory', nowMs));
  expect(new Set(ask(60, 0))).toEqual(new Set(['taken']));
  expect(new Set(ask(9, 0))).toEqual(new Set(['limited']));
  expect(answer('5.6.7.8', 'inventory', 0)).toBe('taken');
  expect(answer('1.2.3.4', 'api', 0)).toBe('taken');
  expect(ask(1, 1_500)).toEqual(['taken']);
  expect(ask(1, 1_500)).toEqual(['banned']);
  expect(ask(1, 60 * 60_000)).toEqual(['banned']);
  expect(ask(1, 61 * 60_000)).toEqual(['taken']);
});

test('the clock runs what is due in its order, and nothing at the end or later', () => {
  const clock = openClockwork();
  const seen: string[] = [];
  clock.at(20, () => seen.push('20'));
  clock.at(10, () => {
    seen.push(`10 at ${clock.nowMs}`);
    clock.after(0, () => seen.push('10 again'));
  });
  clock.at(10, () => seen.push('10 second'));
  clock.at(30, () => seen.push('30'));
  clock.runUntil(30);
  expect(seen).toEqual(['10 at 10', '10 second', '10 again', '20']);
});

test('a queue runs so many at once, and lets one of each key wait', () => {
  const queue = openQueue(1);
  const ends: (() => void)[] = [];
  const runs: number[] = [];
  for (const key of [1, 2, 2, 3])
    queue.send(key, (done) => {
      runs.push(key);
      ends.push(done);
    });
  expect(runs).toEqual([1]);
  ends.shift()?.();
  ends.shift()?.();
  ends.shift()?.();
  expect(runs).toEqual([1, 2, 3]);
});

test('times are counted by tenths of a second, rounded up', () => {
  const times = openTimes();
  for (const ms of [0, 90, 150, 1_000]) times.add(ms);
  expect([0.25, 0.5, 0.75, 1].map((share) => times.percentile(share))).toEqual([0, 100, 200, 1_000]);
  expect(openTimes().percentile(0.5)).toBe(0);
});
