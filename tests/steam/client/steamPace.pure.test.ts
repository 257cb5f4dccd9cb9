import { afterEach, describe, expect, test, vi } from 'vitest';
import { SteamError } from '../../../api/steam/client/steamError.ts';
import {
  closedForMs,
  laneAfter,
  NEW_LANE,
  OUTAGES_MAX,
  takePlace,
} from '../../../api/steam/client/steamPace.ts';
import { throttleSteam } from '../../../api/steam/client/steamThrottle.ts';

const LIMITS = { spacingMs: 100, backoffMs: 1_000, backoffMsMax: 8_000 };

describe('the pace of a lane', () => {
  test('starts stand apart', () => {
    const first = takePlace(NEW_LANE, 5_000, LIMITS);
    const second = takePlace(first.lane, 5_000, LIMITS);
    expect([first.startMs, second.startMs, takePlace(second.lane, 9_000, LIMITS).startMs]).toEqual([
      5_000, 5_100, 9_000,
    ]);
  });

  test('429 closes for as long as Steam says, or for pauses that double, never longer than the longest', () => {
    const limited = (lane = NEW_LANE, retryAfterMs: number | null = null) =>
      laneAfter(lane, { kind: 'limited', retryAfterMs }, 0, LIMITS);
    expect(closedForMs(limited(), 0)).toBe(1_000);
    expect(closedForMs(limited(limited()), 0)).toBe(2_000);
    expect(closedForMs(limited(NEW_LANE, 6_000), 0)).toBe(6_000);
    expect(closedForMs(limited(NEW_LANE, 3_600_000), 0)).toBe(8_000);
    expect(closedForMs(limited({ ...NEW_LANE, limited: 50 }), 0)).toBe(8_000);
  });

  test('many outages in a row close the lane; one answer begins anew', () => {
    let lane = NEW_LANE;
    for (let count = 1; count < OUTAGES_MAX; count += 1)
      lane = laneAfter(lane, { kind: 'outage' }, 0, LIMITS);
    expect(closedForMs(lane, 0)).toBe(0);
    expect(laneAfter(lane, { kind: 'answered' }, 0, LIMITS)).toMatchObject({ outages: 0 });
    const closed = laneAfter(lane, { kind: 'outage' }, 0, LIMITS);
    expect(closedForMs(closed, 0)).toBe(1_000);
    expect(closedForMs(laneAfter(closed, { kind: 'outage' }, 1_000, LIMITS), 1_000)).toBe(2_000);
  });

  test('without pauses nothing is ever closed', () => {
    const none = { ...LIMITS, backoffMsMax: 0 };
    expect(closedForMs(laneAfter(NEW_LANE, { kind: 'limited', retryAfterMs: 60_000 }, 0, none), 0)).toBe(0);
  });
});

describe('the throttle before Steam', () => {
  afterEach(() => vi.unstubAllGlobals());
  const call = (path: string, base = 'http://steam.test') => ({
    base,
    path,
    timeoutMs: 1_000,
    hasEffect: false,
  });
  const open = () => throttleSteam({ ...LIMITS, spacingMs: 0, inventorySpacingMs: 40, parallelMax: 2 });
  const answer = (status: number, headers: Record<string, string> = {}) =>
    new Response('{"ok":1}', { status, headers });

  test('after a 429 no further call of that kind is made, others go on', async () => {
    const fetched = vi.fn(async (url: URL) =>
      url.pathname.startsWith('/inventory/') ? answer(429, { 'retry-after': '5' }) : answer(200),
    );
    vi.stubGlobal('fetch', fetched);
    const request = open();
    await expect(request(call('/inventory/1/730/2'), '1')).rejects.toMatchObject({
      httpStatus: 429,
      retryAfterMs: 5_000,
    });
    const held = await request(call('/inventory/2/730/2'), '2').catch((error: unknown) => error);
    expect(held).toBeInstanceOf(SteamError);
    expect(held).toMatchObject({ kind: 'transient', isHeldBack: true, isOutage: false });
    await expect(request(call('/tradeoffer/1/'), '1')).resolves.toMatchObject({ httpStatus: 200 });
    await expect(request(call('/inventory/1/730/2', 'http://other.test'), '1')).rejects.toMatchObject({
      httpStatus: 429,
    });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test('one account has so many calls at once, and pages of inventories stand apart', async () => {
    let running = 0;
    let most = 0;
    const starts: number[] = [];
    vi.stubGlobal('fetch', async () => {
      starts.push(performance.now());
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 20));
      running -= 1;
      return answer(200);
    });
    const request = open();
    await Promise.all(Array.from({ length: 6 }, () => request(call('/tradeoffer/1/'), '1')));
    expect(most).toBe(2);
    starts.length = 0;
    await Promise.all(['1', '2', '3'].map((id) => request(call(`/inventory/${id}/730/2`), id)));
    const [first = 0, second = 0, third = 0] = starts;
    expect(second - first).toBeGreaterThan(30);
    // Of the first: a busy machine may wake the second late.
    expect(third - first).toBeGreaterThan(60);
  });
});
