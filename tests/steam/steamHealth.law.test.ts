import { describe, expect, test } from 'vitest';
import {
  type CallTally,
  type HostHealth,
  isSteamSuspect,
  nextHealth,
  worstOf,
} from '../../api/steam/steamHealth.ts';

const T0 = Date.parse('2026-11-21T00:00:00Z');
const at = (seconds: number): Date => new Date(T0 + seconds * 1_000);
const UP: HostHealth = {
  host: 'api',
  state: 'up',
  since: at(0),
  failureStreak: 0,
  successStreak: 0,
  failingSince: null,
  lastSuccessAt: null,
};

/** Measures single calls, one a second; `+` succeeded, `-` failed. */
function follow(calls: string, start = UP): HostHealth {
  let health = start;
  for (const [index, sign] of [...calls].entries()) {
    const isFailure = sign === '-';
    const tally: CallTally = {
      calls: 1,
      failures: isFailure ? 1 : 0,
      failureTail: isFailure ? 1 : 0,
      successTail: isFailure ? 0 : 1,
    };
    const past = [...calls.slice(0, index + 1)];
    const window = { calls: past.length, failures: past.filter((call) => call === '-').length };
    health = nextHealth(health, tally, window, at(index + 1));
  }
  return health;
}

describe('the health of Steam', () => {
  test('four failures in a row are an outage, counted from the first of them', () => {
    expect(follow('+++---').state).not.toBe('down');
    expect(follow('+++----')).toMatchObject({ state: 'down', since: at(4), failureStreak: 4 });
  });

  test('one success is no recovery, three in a row are', () => {
    const down = follow('----');
    expect(follow('+', down).state).toBe('down');
    expect(follow('+-+-+-', down).state).toBe('down');
    expect(follow('+++', down).state).not.toBe('down');
  });

  test('an hour without a call changes nothing', () => {
    const down = follow('----');
    const quiet = { calls: 0, failures: 0, failureTail: 0, successTail: 0 };
    expect(nextHealth(down, quiet, { calls: 0, failures: 0 }, at(3_600)).state).toBe('down');
  });

  test('a good part of failures is degraded, most of many is an outage', () => {
    expect(follow('++-++-+-').state).toBe('degraded');
    const most = { calls: 10, failures: 8, failureTail: 0, successTail: 1 };
    expect(nextHealth(UP, most, { calls: 20, failures: 15 }, at(9)).state).toBe('down');
    expect(follow('++++++++-+').state).toBe('up');
  });

  test('the worst host counts; a deadline waits from the first failure on', () => {
    const down = follow('----');
    expect(worstOf([UP, down])).toEqual({ state: 'down', since: at(1) });
    expect(worstOf([])).toEqual({ state: 'up', since: null });
    expect(isSteamSuspect([UP])).toBe(false);
    expect(isSteamSuspect([follow('+-')])).toBe(true);
    expect(isSteamSuspect([follow('+-+')])).toBe(false);
  });
});
