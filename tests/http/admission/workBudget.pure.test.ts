import { expect, test } from 'vitest';
import { WorkBudget } from '../../../api/http/admission/workBudget.ts';
import type { SharedCounter } from '../../../api/kernel/sharedCounter.ts';

test('T-30 work of less than a millisecond is counted in whole ones, as Redis counts', async () => {
  const amounts: (number | undefined)[] = [];
  const counter: SharedCounter = {
    isUp: true,
    failureCount: 0,
    increment: async (_key, _windowMs, amount) => {
      amounts.push(amount);
      return { current: amount ?? 1, ttlMs: 1 };
    },
    close: () => {},
  };
  const budget = new WorkBudget(10, counter);
  for (const costMs of [0.53, 3, 3.2]) await budget.charge(['caller'], costMs);
  expect(amounts).toEqual([1, 3, 4]);
});
