import { expect, test, vi } from 'vitest';
import { isId, newId } from '../../api/kernel/ids.ts';

test('ids are UUIDs, differ, and are in the order of their creation, also within a millisecond and when the clock goes back', () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const ids = Array.from({ length: 10_000 }, newId);
  vi.setSystemTime(Date.now() - 30_000);
  ids.push(newId());
  vi.useRealTimers();
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
