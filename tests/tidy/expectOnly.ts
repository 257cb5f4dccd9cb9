import { expect } from 'vitest';

/**
 * Fails on a violation that is not on the list, and on a listed one that no longer occurs: the list may only shrink.
 * @param allowed what is tolerated, each with its reason beside it in the test
 */
export function expectOnly(violations: readonly string[], allowed: readonly string[] = []): void {
  const found = [...new Set(violations)].sort();
  expect(
    found.filter((violation) => !allowed.includes(violation)),
    'new violations',
  ).toEqual([]);
  expect(
    allowed.filter((violation) => !found.includes(violation)),
    'listed, but gone: take it off the list',
  ).toEqual([]);
}
