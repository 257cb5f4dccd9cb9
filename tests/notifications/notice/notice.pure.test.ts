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
      maintenance: null,
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

test('a maintenance has its time with the zone, both ends', () => {
  const times = ['--from', '2026-11-25T02:00+08:00', '--until', '2026-11-24T20:30Z'];
  expect(readNoticeCommand(['publish', ...WHOLE, ...times])).toMatchObject({
    text: {
      maintenance: { startsAt: new Date('2026-11-24T18:00:00Z'), endsAt: new Date('2026-11-24T20:30:00Z') },
    },
  });
});

test.each([
  [['publish', ...WHOLE, '--from', '2026-11-25T02:00Z'], '--until'],
  [['publish', ...WHOLE, '--until', '2026-11-25T02:00Z'], '--from'],
  [['publish', ...WHOLE, '--from', '2026-11-25T02:00', '--until', '2026-11-25T03:00Z'], '--from'],
  [['publish', ...WHOLE, '--from', '2026-11-25T02:00Z', '--until', '2026-13-25T03:00Z'], '--until'],
  [['publish', ...WHOLE, '--from', '2026-11-25T02:00Z', '--until', '2026-11-25T02:00Z'], '--until'],
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
