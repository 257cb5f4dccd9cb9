import { describe, expect, test } from 'vitest';
import { withNewest } from '../../../web/notifications/message/messageConnection.ts';

describe('N-03 what arrives while messages show', () => {
  test('a new group comes above, one with a new message moves up, the others stay', () => {
    expect(withNewest(['d', 'c', 'b'], ['b', 'a'], 3)).toEqual(['d', 'c', 'b', 'a']);
    expect(withNewest(['a', 'b'], ['b', 'a'], 3)).toEqual(['a', 'b']);
    expect(withNewest(['a', 'c', 'b'], ['c', 'b', 'a', 'x'], 3)).toEqual(['a', 'c', 'b', 'x']);
    expect(withNewest(['b', 'a'], ['b', 'a'], 2)).toEqual(['b', 'a']);
    expect(withNewest([], [], 3)).toEqual([]);
  });

  test('a full page that does not reach the shown rows leaves a gap', () => {
    expect(withNewest(['f', 'e', 'd'], ['b', 'a'], 3)).toBeNull();
    expect(withNewest(['b', 'e', 'd'], ['b', 'a'], 3)).toBeNull();
    expect(withNewest(['c', 'b', 'a'], [], 3)).toBeNull();
  });
});
