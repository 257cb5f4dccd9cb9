import { performance } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { collectWhenQuiet } from '../../api/kernel/collectWhenQuiet.ts';

const MIB = 1024 ** 2;
const LOOK_MS = 1_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A process whose work and memory are those that a test says. */
function playProcess() {
  const state = { utilization: 0, usedMib: 100, collections: 0 };
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation(() => ({
    idle: 0,
    active: 0,
    utilization: state.utilization,
  }));
  vi.spyOn(process, 'memoryUsage').mockImplementation(
    () => ({ heapUsed: (state.usedMib - 10) * MIB, external: 10 * MIB }) as NodeJS.MemoryUsage,
  );
  vi.stubGlobal('gc', () => {
    state.collections += 1;
    state.usedMib = 100;
  });
  return state;
}

test('a process that is quiet collects once, and again when garbage has gathered', () => {
  const state = playProcess();
  collectWhenQuiet(LOOK_MS);
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(state.collections).toBe(1);
  state.usedMib = 131;
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(state.collections).toBe(1);
  state.usedMib = 132;
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(state.collections).toBe(2);
});

test('what V8 has collected itself counts as collected', () => {
  const state = playProcess();
  collectWhenQuiet(LOOK_MS);
  vi.advanceTimersByTime(LOOK_MS);
  state.usedMib = 60;
  vi.advanceTimersByTime(LOOK_MS);
  state.usedMib = 92;
  vi.advanceTimersByTime(LOOK_MS);
  expect(state.collections).toBe(2);
});

test('a process that works leaves it to V8, however much there is', () => {
  const state = playProcess();
  state.utilization = 0.11;
  state.usedMib = 900;
  collectWhenQuiet(LOOK_MS);
  vi.advanceTimersByTime(10 * LOOK_MS);
  expect(state.collections).toBe(0);
  state.utilization = 0.1;
  vi.advanceTimersByTime(LOOK_MS);
  expect(state.collections).toBe(1);
});

test('a process that was started without the flag goes on as ever', () => {
  playProcess();
  vi.stubGlobal('gc', undefined);
  collectWhenQuiet(LOOK_MS);
  expect(vi.getTimerCount()).toBe(0);
});
