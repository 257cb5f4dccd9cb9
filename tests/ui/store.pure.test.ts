import { expect, test } from 'vitest';
import { createSignal, createStore } from '../../web/ui/store.ts';

test('who listens to a signal hears it, until they stop', () => {
  const signal = createSignal();
  let count = 0;
  const stop = signal.subscribe(() => {
    count += 1;
  });
  signal.notify();
  stop();
  signal.notify();
  expect(count).toBe(1);
});

test('a store has its new value when its listeners are called', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.current()));
  store.set(2);
  store.set(3);
  expect(seen).toEqual([2, 3]);
});
