import { describe, expect, test } from 'vitest';
import {
  closedForMs,
  NEW_PACE,
  OUTAGES_MAX,
  paceAfter,
  paceKindOf,
} from '../../../api/steam/lanes/lanePace.ts';

const LIMITS = { backoffMs: 1_000, backoffMsMax: 8_000 };

describe('the pace of a lane', () => {
  test('inventories have their own pace, and each host has one', () => {
    const path = '/inventory/76561198000000000/730/2';
    expect(paceKindOf({ host: 'community', path })).toBe('inventory');
    expect(paceKindOf({ host: 'community', path: '/tradeoffer/new/send' })).toBe('community');
    expect(paceKindOf({ host: 'api', path: '/IEconService/GetTradeOffers/v1/' })).toBe('api');
  });

  test('429 closes for as long as Steam says, or for pauses that double, never longer than the longest', () => {
    const limited = (lane = NEW_PACE, retryAfterMs: number | null = null) =>
      paceAfter(lane, { kind: 'limited', retryAfterMs }, 0, LIMITS);
    expect(closedForMs(limited(), 0)).toBe(1_000);
    expect(closedForMs(limited(limited()), 0)).toBe(2_000);
    expect(closedForMs(limited(NEW_PACE, 6_000), 0)).toBe(6_000);
    expect(closedForMs(limited(NEW_PACE, 3_600_000), 0)).toBe(8_000);
    expect(closedForMs(limited({ ...NEW_PACE, limited: 50 }), 0)).toBe(8_000);
  });

  test('many outages in a row close the lane; one answer begins anew', () => {
    let lane = NEW_PACE;
    for (let count = 1; count < OUTAGES_MAX; count += 1)
      lane = paceAfter(lane, { kind: 'outage' }, 0, LIMITS);
    expect(closedForMs(lane, 0)).toBe(0);
    expect(paceAfter(lane, { kind: 'answered' }, 0, LIMITS)).toMatchObject({ outages: 0 });
    const closed = paceAfter(lane, { kind: 'outage' }, 0, LIMITS);
    expect(closedForMs(closed, 0)).toBe(1_000);
    expect(closedForMs(paceAfter(closed, { kind: 'outage' }, 1_000, LIMITS), 1_000)).toBe(2_000);
  });

  test('without pauses nothing is ever closed', () => {
    const none = { ...LIMITS, backoffMsMax: 0 };
    expect(closedForMs(paceAfter(NEW_PACE, { kind: 'limited', retryAfterMs: 60_000 }, 0, none), 0)).toBe(0);
  });
});
