import { expect, test } from 'vitest';
import { CommandProblem } from '../../../api/kernel/commandLine.ts';
import { readPartnerCommand } from '../../../api/partners/application/partnerCommand.ts';

const APP = `app_${'0'.repeat(24)}`;

test('P-07 an operator’s words are read', () => {
  expect(readPartnerCommand([])).toEqual({ kind: 'help' });
  expect(readPartnerCommand(['approve', APP, '--help'])).toEqual({ kind: 'help' });
  expect(readPartnerCommand(['list'])).toEqual({ kind: 'list', status: 'reviewing' });
  expect(readPartnerCommand(['list', 'all'])).toEqual({ kind: 'list', status: null });
  expect(readPartnerCommand(['show', APP])).toEqual({ kind: 'show', appId: APP, operator: null });
  expect(readPartnerCommand(['show', APP, '--operator', '小王'])).toMatchObject({ operator: '小王' });
  expect(readPartnerCommand(['attachment', APP, 'out.pdf'])).toEqual({
    kind: 'attachment',
    appId: APP,
    operator: null,
    path: 'out.pdf',
  });
  expect(readPartnerCommand(['approve', APP, '--operator', '小王'])).toEqual({
    kind: 'review',
    appId: APP,
    decision: { verdict: 'approve', reason: null, solution: null },
    operator: '小王',
  });
  expect(readPartnerCommand(['reject', APP, '--solution', ' 补充执照 ', '--reason', '资料不全'])).toEqual({
    kind: 'review',
    appId: APP,
    decision: { verdict: 'reject', reason: '资料不全', solution: '补充执照' },
    operator: null,
  });
  expect(readPartnerCommand(['reset', APP, '--reason', '密钥遗失'])).toMatchObject({
    decision: { verdict: 'reset', reason: '密钥遗失', solution: null },
  });
  const sandbox = { kind: 'sandbox', path: null, callbackUrl: null, operator: null };
  expect(readPartnerCommand(['sandbox'])).toEqual(sandbox);
  const url = 'http://127.0.0.1:8088/hook';
  expect(readPartnerCommand(['sandbox', 'keys/me.pem', '--callback', url])).toEqual({
    ...sandbox,
    path: 'keys/me.pem',
    callbackUrl: url,
  });
});

test.each([
  [['sandbox', 'a.pem', 'b.pem'], 'b.pem'],
  [['sandbox', '--reason', 'x'], '--reason'],
  [['erase', APP], 'erase'],
  [['list', 'toString'], 'list'],
  [['show'], 'app id'],
  [['approve', "'; drop table partner"], 'app id'],
  [['attachment', APP], 'file'],
  [['attachment', APP, '--operator', '小王'], 'file'],
  [['show', APP, '--reason', 'x'], '--reason'],
  [['reject', APP], '--reason'],
  [['reject', APP, '--reason', 'x'], '--solution'],
  [['reject', APP, '--reason', 'x', '--solution', '  '], '--solution'],
  [['reject', APP, '--reason', '--solution', 'x'], '--reason'],
  [['reject', APP, '--reason', 'x'.repeat(501), '--solution', 'x'], '--reason'],
  [['reset', APP, '--reason', 'x', '--reason', 'y'], '--reason'],
  [['reset', APP, '--solution', 'x'], '--solution'],
  [['approve', APP, '--reason', 'x'], '--reason'],
])('a wrong command names its word: %j', (words, field) => {
  expect(() => readPartnerCommand(words)).toThrow(CommandProblem);
  expect(() => readPartnerCommand(words)).toThrow(new RegExp(`^${field}: .+ / .+`));
});
