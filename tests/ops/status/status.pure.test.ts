import { describe, expect, test } from 'vitest';
import {
  describeHistory,
  judgeStatus,
  type Sample,
  type StatusFigures,
} from '../../../api/ops/status/status.ts';
import { openServiceWatch } from '../../../api/ops/status/watchServices.ts';

const WELL: StatusFigures = {
  databaseMs: 3,
  sms: { calls: 20, failures: 0 },
  alipay: { calls: 3, failures: 0 },
  steam: 'up',
  withdrawalWaitMs: 0,
  callbackWaitMs: 0,
};

describe('what a part is judged by', () => {
  test('all works', () => {
    expect(new Set(Object.values(judgeStatus(WELL)))).toEqual(new Set(['up']));
  });

  test.each([
    [{ databaseMs: 1_000 }, { market: 'slow' }],
    [{ sms: { calls: 2, failures: 2 } }, { codes: 'up' }],
    [{ sms: { calls: 10, failures: 3 } }, { codes: 'slow' }],
    [{ sms: { calls: 10, failures: 7 } }, { codes: 'down' }],
    [{ steam: 'degraded' as const }, { steam: 'slow' }],
    [{ steam: 'down' as const }, { steam: 'down' }],
    [{ alipay: { calls: 5, failures: 5 } }, { payments: 'down', withdrawals: 'down' }],
    [{ withdrawalWaitMs: 1_800_000 }, { withdrawals: 'slow', payments: 'up' }],
    [{ withdrawalWaitMs: 14_400_000 }, { withdrawals: 'down' }],
    [{ callbackWaitMs: 60_000 }, { callbacks: 'slow' }],
    [{ callbackWaitMs: 900_000 }, { callbacks: 'down' }],
  ])('%j: %j', (figures, wanted) => {
    const judged = judgeStatus({ ...WELL, ...figures });
    expect(judged).toMatchObject(wanted);
    const others = Object.entries(judged).filter(([part]) => !(part in wanted));
    expect(new Set(others.map(([, state]) => state))).toEqual(new Set(['up']));
  });
});

test('what was not measured, or is not configured, is never called up', () => {
  const none = { calls: 0, failures: 0 };
  const unknown = { sms: none, alipay: none, steam: null, withdrawalWaitMs: null, callbackWaitMs: null };
  expect(judgeStatus({ ...WELL, ...unknown })).toEqual({
    market: 'up',
    codes: null,
    steam: null,
    payments: null,
    withdrawals: null,
    callbacks: null,
  });
  expect(judgeStatus({ ...WELL, alipay: none })).toMatchObject({ payments: null, withdrawals: null });
  expect(judgeStatus({ ...WELL, alipay: none, withdrawalWaitMs: 14_400_000 })).toMatchObject({
    withdrawals: 'down',
  });
});

describe('the last day', () => {
  const now = new Date('2026-11-22T12:00:30Z');
  const minutesAgo = (minutes: number, state: Sample['state']): Sample => ({
    minute: new Date(Date.parse('2026-11-22T12:00:00Z') - minutes * 60_000),
    state,
  });

  test('nothing measured is nothing known', () => {
    const { state, since, bars } = describeHistory([], now);
    expect([state, since]).toEqual([null, null]);
    expect(bars).toEqual(Array.from({ length: 48 }, () => null));
  });

  test('a bar shows the worst of its half hour, and the state its own beginning', () => {
    const samples = [
      minutesAgo(70, 'up'),
      minutesAgo(40, 'down'),
      minutesAgo(39, 'up'),
      minutesAgo(2, 'slow'),
      minutesAgo(1, 'slow'),
    ];
    const { state, since, bars } = describeHistory(samples, now);
    expect(state).toBe('slow');
    expect(since).toEqual(minutesAgo(2, 'slow').minute);
    expect(bars.slice(-3)).toEqual(['up', 'down', 'slow']);
  });

  test('what begins after a gap begins anew, and what was not measured for five minutes is not known', () => {
    expect(describeHistory([minutesAgo(30, 'up'), minutesAgo(1, 'up')], now).since).toEqual(
      minutesAgo(1, 'up').minute,
    );
    expect(describeHistory([minutesAgo(6, 'up')], now).state).toBeNull();
  });
});

test('calls are counted by whether the service worked: a definite no is an answer', async () => {
  const services = openServiceWatch();
  const answers = [null, { kind: 'definite' }, { kind: 'ambiguous' }, new Error('no answer')];
  const gateway = services.watch(
    {
      async ask() {
        const error = answers.shift();
        if (error) throw error;
        return 'yes';
      },
      pageUrl: () => 'a page',
    },
    'sms',
  );
  expect(gateway.pageUrl()).toBe('a page');
  expect(await gateway.ask()).toBe('yes');
  for (let count = 0; count < 3; count += 1) await expect(gateway.ask()).rejects.toBeDefined();
  expect(services.take()).toEqual([['sms', { calls: 4, failures: 2 }]]);
  services.putBack('sms', { calls: 4, failures: 2 });
  expect(services.take()).toEqual([['sms', { calls: 4, failures: 2 }]]);
});
