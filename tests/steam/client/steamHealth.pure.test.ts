import { describe, expect, test } from 'vitest';
import {
  type CallHealth,
  type CallTally,
  isSteamSuspect,
  mayTry,
  NO_CALLS,
  nextHealth,
  worstOf,
} from '../../../api/steam/client/steamHealth.ts';

const T0 = Date.parse('2026-11-21T00:00:00Z');
const at = (seconds: number): Date => new Date(T0 + seconds * 1_000);
const UP: CallHealth = {
  host: 'api',
  kind: 'offers',
  state: 'up',
  since: at(0),
  failureStreak: 0,
  successStreak: 0,
  signStreak: 0,
  failingSince: null,
  lastSuccessAt: null,
  calledAt: null,
};
const NO_PROBE = { hasSign: null, isIdle: false };

/** Measures single calls, one a second; `+` succeeded, `-` failed. */
function follow(calls: string, start = UP): CallHealth {
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
    health = nextHealth(health, { tally, probe: NO_PROBE }, window, at(index + 1));
  }
  return health;
}

describe('the health of Steam', () => {
  test('four failures in a row are an outage, counted from the first of them', () => {
    expect(follow('+++---').state).not.toBe('down');
    expect(follow('+++----')).toMatchObject({ state: 'down', since: at(4), failureStreak: 4 });
  });

  test('three successes in a row are a recovery, a single one is not', () => {
    const down = follow('----');
    expect(follow('+', down).state).toBe('down');
    expect(follow('+-+-+-', down).state).toBe('down');
    expect(follow('+++', down).state).not.toBe('down');
  });

  test('an hour without a call changes nothing', () => {
    const down = follow('----');
    const quiet = { calls: 0, failures: 0, failureTail: 0, successTail: 0 };
    expect(
      nextHealth(down, { tally: quiet, probe: NO_PROBE }, { calls: 0, failures: 0 }, at(3_600)).state,
    ).toBe('down');
  });

  test('a good part of failures is degraded, most of many is an outage', () => {
    expect(follow('++-++-+-').state).toBe('degraded');
    const most = { calls: 10, failures: 8, failureTail: 0, successTail: 1 };
    expect(nextHealth(UP, { tally: most, probe: NO_PROBE }, { calls: 20, failures: 15 }, at(9)).state).toBe(
      'down',
    );
    expect(follow('++++++++-+').state).toBe('up');
  });

  test('the worst host counts; a deadline waits from the first failure on', () => {
    const down = follow('----');
    expect(worstOf([UP, down])).toEqual({ state: 'down', since: at(1) });
    expect(worstOf([])).toEqual({ state: 'up', since: null });
    expect(isSteamSuspect([UP])).toBe(false);
    expect(isSteamSuspect([follow('+-')])).toBe(true);
    expect(isSteamSuspect([follow('+-+')])).toBe(true);
    expect(isSteamSuspect([follow('+-+++')])).toBe(false);
  });

  test('an outage is counted from its first failure, however many calls succeed between', () => {
    expect(follow('+-+--+-+-----')).toMatchObject({ state: 'down', since: at(2) });
  });

  /** Measures signs of life alone, one a second from second 10 on. */
  function sense(start: CallHealth, signs: boolean[], isIdle = false): CallHealth {
    let health = start;
    for (const [index, hasSign] of signs.entries()) {
      const before = { tally: NO_CALLS, probe: { hasSign, isIdle } };
      health = nextHealth(health, before, { calls: 0, failures: 0 }, at(10 + index));
    }
    return health;
  }

  test('a sign of life alone leads out of no outage; beside a real call it counts', () => {
    const down = follow('----');
    const alive = sense(down, [true, true, true, true, true]);
    expect(alive).toMatchObject({ state: 'down', since: at(1) });
    expect(follow('+', alive).state).not.toBe('down');
    expect(follow('+', sense(alive, [false])).state).toBe('down');
    expect(isSteamSuspect([sense(follow('+-'), [true, true, true, true])])).toBe(true);
  });

  test('where no real call can be made, signs of life must do', () => {
    const down = follow('----');
    expect(sense(down, [true, true], true).state).toBe('down');
    expect(sense(down, [true, true, true], true)).toMatchObject({ state: 'up', failingSince: null });
  });

  test('pages that fail alone stop no clock', () => {
    const pages = { ...follow('----'), kind: 'pages' } as const;
    expect(worstOf([UP, pages])).toEqual({ state: 'degraded', since: at(1) });
    expect(isSteamSuspect([UP, pages])).toBe(false);
  });

  test('a kind that is down is tried again after a sign of life, or after a minute without any call', () => {
    const down = { ...follow('----'), calledAt: at(4) };
    expect(mayTry(UP, at(5))).toBe(true);
    expect(mayTry(down, at(5))).toBe(false);
    expect(mayTry(sense(down, [true]), at(5))).toBe(true);
    expect(mayTry(down, at(64))).toBe(true);
  });
});
