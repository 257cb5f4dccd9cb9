import { describe, expect, test } from 'vitest';
import { arrivedIds } from '../../../web/notifications/message/messageConnection.ts';

describe('what arrives while messages show', () => {
  test('what is not shown yet, newest first', () => {
    expect(arrivedIds(['d', 'c', 'b'], ['b', 'a'], 3)).toEqual(['d', 'c']);
    expect(arrivedIds(['b', 'a'], ['b', 'a'], 2)).toEqual([]);
    expect(arrivedIds(['a'], [], 3)).toEqual(['a']);
    expect(arrivedIds([], [], 3)).toEqual([]);
  });

  test('a full page that knows none of the rows leaves a gap', () => {
    expect(arrivedIds(['f', 'e', 'd'], ['b', 'a'], 3)).toBeNull();
    expect(arrivedIds(['c', 'b', 'a'], [], 3)).toBeNull();
  });
});
