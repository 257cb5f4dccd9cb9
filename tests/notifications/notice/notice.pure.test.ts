import { expect, test } from 'vitest';
import { CommandProblem } from '../../../api/kernel/commandLine.ts';
import { readNoticeCommand } from '../../../api/notifications/notice/notice.ts';

const WHOLE = [
  '--title-zh',
  '维护',
  '--title-en',
  'Maintenance',
  '--body-zh',
  '明早',
  '--body-en',
  'Tomorrow',
];

test('an announcement is read with its kind; system unless told', () => {
  expect(readNoticeCommand(['publish', ...WHOLE])).toEqual({
    kind: 'publish',
    text: {
      type: 'system',
      titleZh: '维护',
      titleEn: 'Maintenance',
      bodyZh: '明早',
      bodyEn: 'Tomorrow',
    },
    operator: null,
  });
  expect(readNoticeCommand(['publish', '--operator', '小王', ...WHOLE])).toMatchObject({
    operator: '小王',
    text: { titleEn: 'Maintenance' },
  });
  expect(readNoticeCommand(['publish', '--type', 'trade', ...WHOLE])).toMatchObject({
    text: { type: 'trade' },
  });
  expect(readNoticeCommand([])).toEqual({ kind: 'help' });
  expect(readNoticeCommand(['publish', '--help'])).toEqual({ kind: 'help' });
  expect(readNoticeCommand(['list'])).toEqual({ kind: 'list' });
});

test.each([
  [['publish', ...WHOLE.slice(2)], '--title-zh'],
  [['publish', ...WHOLE.slice(0, 6)], '--body-en'],
  [['publish', ...WHOLE, '--title-zh', 'x'], '--title-zh'],
  [['publish', '--type', 'toString', ...WHOLE], '--type'],
  [['publish', '--type', ...WHOLE], '--type'],
  [['publish', '--titel', 'x'], '--titel'],
  [['publish', ...WHOLE.with(1, '   ')], '--title-zh'],
  [['publish', ...WHOLE.with(3, 'x'.repeat(81))], '--title-en'],
  [['publish', '--operator', ...WHOLE], '--operator'],
  [['withdraw'], 'id'],
  [['withdraw', "'; drop table notice"], 'id'],
  [['erase'], 'erase'],
])('a wrong command names its field: %j', (words, field) => {
  expect(() => readNoticeCommand(words)).toThrow(CommandProblem);
  expect(() => readNoticeCommand(words)).toThrow(new RegExp(`^${field}: .+ / .+`));
});
