import { expect, test } from 'vitest';
import { LANE_HELP, readLaneCommand } from '../../../api/steam/lanes/laneCommand.ts';

const PROXY = 'http://u:hunter2@proxy.test:3128';

test('S-10 each command is read with its lane, reason and operator', () => {
  expect(readLaneCommand(['add', 'tokyo-1', '--proxy', PROXY, '--operator', 'ada'])).toEqual({
    kind: 'add',
    name: 'tokyo-1',
    proxy: new URL(PROXY),
    reason: null,
    operator: 'ada',
  });
  expect(readLaneCommand(['drain', 'own', '--reason', 'blocked'])).toMatchObject({
    kind: 'drain',
    name: 'own',
    reason: 'blocked',
  });
  expect(readLaneCommand(['test', 'own'])).toEqual({ kind: 'test', name: 'own' });
  expect(readLaneCommand(['list'])).toEqual({ kind: 'list' });
  expect(readLaneCommand([])).toEqual({ kind: 'help' });
  for (const verb of ['list', 'add', 'test', 'drain', 'open', 'remove']) expect(LANE_HELP).toContain(verb);
});

test.each([
  [['close', 'own'], 'close'],
  [['list', 'own'], 'own'],
  [['add', 'tokyo'], '--proxy'],
  [['add', '--proxy', PROXY], 'name'],
  [['add', 'Tokyo', '--proxy', PROXY], 'name'],
  [['add', 'a'.repeat(41), '--proxy', PROXY], 'name'],
  [['add', 'tokyo', '--proxy', PROXY.replace('http:', 'ftp:')], '--proxy'],
  [['drain', 'own', '--proxy', PROXY], '--proxy'],
  [['remove'], 'name'],
])('S-10 %j is refused by %s in both languages, without the address', (words, name) => {
  expect(() => readLaneCommand(words)).toThrow(new RegExp(`^${name}: .+ / .*\\p{Script=Han}`, 'u'));
  expect(() => readLaneCommand(words)).not.toThrow(/hunter2/);
});
