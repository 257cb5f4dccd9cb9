import { describe, expect, test } from 'vitest';
import { readUserCommand } from '../../../api/accounts/user/userCommand.ts';
import { CommandProblem } from '../../../api/kernel/commandLine.ts';
import { readNoticeCommand } from '../../../api/notifications/notice/notice.ts';
import { readFindCommand } from '../../../api/ops/commands/findCommand.ts';
import { readJobCommand } from '../../../api/ops/commands/jobCommand.ts';
import { readJournalCommand } from '../../../api/ops/commands/journalCommand.ts';
import { readPricesCommand } from '../../../api/ops/commands/pricesCommand.ts';
import { readSecretsCommand } from '../../../api/ops/commands/secretsCommand.ts';
import { userWords } from '../../../api/ops/commands/writeUserFile.ts';
import { QUEUES } from '../../../api/ops/jobs/registry.ts';
import { ORDER_PHASES, type OrderPhase, pathTo } from '../../../api/orders/order/order.ts';
import { judgeOperatorCancel } from '../../../api/orders/order/orderCancel.ts';
import { readOrderCommand } from '../../../api/orders/order/orderCommand.ts';
import { readPartnerCommand } from '../../../api/partners/application/partnerCommand.ts';
import { readListingCommand } from '../../../api/selling/listing/listingCommand.ts';

const USER = '0190a0a0-0000-7000-8000-000000000001';
const ORDER = '20261122000000000001';
const APP = `app_${'0'.repeat(24)}`;
const readJob = (words: readonly string[]) =>
  readJobCommand(
    words,
    QUEUES.map(({ name }) => name),
  );

test.each([
  readUserCommand,
  readOrderCommand,
  readJob,
  readSecretsCommand,
  readPricesCommand,
  readNoticeCommand,
  readPartnerCommand,
  readListingCommand,
  readJournalCommand,
  readFindCommand,
])('help is the answer to nothing, to help, and to --help anywhere', (read) => {
  for (const words of [[], ['help'], ['show', '--help']]) expect(read(words)).toEqual({ kind: 'help' });
});

test('an operator’s words on users are read', () => {
  expect(readUserCommand(['find', '138 0013 8000', '--operator', '小王'])).toEqual({
    kind: 'find',
    text: '138 0013 8000',
    operator: '小王',
  });
  expect(readUserCommand(['show', USER])).toEqual({
    kind: 'show',
    userId: USER,
    isRevealed: false,
    operator: null,
  });
  expect(readUserCommand(['show', '--reveal', USER])).toMatchObject({ isRevealed: true });
  expect(readUserCommand(['unblock', USER, '--reason', ' 申诉属实 '])).toEqual({
    kind: 'unblock',
    userId: USER,
    reason: '申诉属实',
    note: null,
    withinDays: null,
    operator: null,
  });
  expect(readUserCommand(['hold', USER, '--reason', 'x', '--tell', '请说明'])).toMatchObject({
    kind: 'hold',
    note: '请说明',
  });
  expect(() => readUserCommand(['unblock', USER, '--reason', 'x', '--tell', 'y'])).toThrow(/--tell/);
  expect(readUserCommand(['letters'])).toEqual({ kind: 'letters', operator: null });
  expect(readUserCommand(['answer', USER, '--text', '好'])).toMatchObject({ letterId: USER, text: '好' });
  expect(readUserCommand(['end-sessions', USER, '--reason', '手机遗失'])).toMatchObject({
    kind: 'endSessions',
  });
});

test('an operator’s words on prices are read', () => {
  expect(readPricesCommand(['import', 'f.json', '--dry-run', '--leave-moves', '--add-items'])).toMatchObject({
    isDryRun: true,
    moves: 'leave',
    addsDoubtful: true,
  });
  expect(readPricesCommand(['list'])).toEqual({ kind: 'list' });
  expect(readPricesCommand(['take-back', USER, '--reason', '算错汇率'])).toEqual({
    kind: 'takeBack',
    importId: USER,
    reason: '算错汇率',
    operator: null,
  });
});

test('an operator’s words on orders are read', () => {
  expect(readOrderCommand(['list', '--overdue', '--phase', 'verifying', '--user', USER])).toEqual({
    kind: 'list',
    phase: 'verifying',
    userId: USER,
    isOverdue: true,
    before: null,
  });
  const all = { kind: 'list', phase: null, userId: null, isOverdue: false, before: null };
  expect(readOrderCommand(['list'])).toEqual(all);
  expect(readOrderCommand(['list', '--before', ORDER])).toEqual({ ...all, before: ORDER });
  expect(readOrderCommand(['refund', ORDER, '--reason', 'x'])).toEqual({
    kind: 'refund',
    orderNo: ORDER,
    reason: 'x',
    operator: null,
  });
  expect(readOrderCommand(['review'])).toEqual({ kind: 'reviews', operator: null });
  expect(readOrderCommand(['review', '--operator', '小王'])).toEqual({ kind: 'reviews', operator: '小王' });
  const review = { kind: 'review', orderNo: ORDER, reason: 'x', note: null, operator: null };
  expect(readOrderCommand(['review', ORDER, 'release', '--reason', 'x'])).toEqual({
    ...review,
    decision: 'released',
  });
  expect(readOrderCommand(['review', ORDER, 'deposit', '--reason', 'x', '--tell', 'y'])).toEqual({
    ...review,
    decision: 'toDeposit',
    note: 'y',
  });
});

test('an operator’s words on jobs are read', () => {
  expect(readJob(['list'])).toEqual({ kind: 'list', queue: null });
  expect(readJob(['retry', 'order-due'])).toMatchObject({ choice: { queue: 'order-due' } });
  expect(readJob(['retry', USER])).toMatchObject({ choice: { jobId: USER } });
  expect(readJob(['resend', APP])).toMatchObject({ choice: { appId: APP } });
  expect(readJob(['resend', USER])).toMatchObject({ choice: { eventId: USER } });
  expect(readJob(['callbacks', APP])).toEqual({ kind: 'callbacks', appId: APP });
});

test.each([
  [readUserCommand, ['erase', USER], 'erase'],
  [readUserCommand, ['toString', USER], 'toString'],
  [readUserCommand, ['show', "'; drop table app_user"], 'user id'],
  [readUserCommand, ['find'], 'user'],
  [readUserCommand, ['find', 'a', 'b'], 'b'],
  [readUserCommand, ['block', USER], '--reason'],
  [readUserCommand, ['block', USER, '--reason', '  '], '--reason'],
  [readUserCommand, ['block', USER, '--reason', '--operator', 'x'], '--reason'],
  [readUserCommand, ['block', USER, '--reason', 'x', '--reason', 'y'], '--reason'],
  [readUserCommand, ['block', USER, '--reason', 'x'.repeat(501)], '--reason'],
  [readUserCommand, ['block', USER, '--reason', 'x', '--reveal'], '--reveal'],
  [readUserCommand, ['hold', USER, '--reason', 'x', '--within', '0'], '--within'],
  [readUserCommand, ['hold', USER, '--reason', 'x', '--within', '31'], '--within'],
  [readUserCommand, ['unblock', USER, '--reason', 'x', '--within', '3'], '--within'],
  [readOrderCommand, ['list', '--phase', 'constructor'], '--phase'],
  [readOrderCommand, ['list', '--before', ORDER, '--overdue'], '--before'],
  [readUserCommand, ['money', USER, '--before', '1'], '--before'],
  [readListingCommand, ['take-down', USER], '--reason'],
  [readListingCommand, ['show', '1'], 'listing id'],
  [readJournalCommand, ['list', '--before', '2026-11-24'], '--before'],
  [readJournalCommand, ['show'], 'show'],
  [readFindCommand, ['a', 'b'], 'b'],
  [readOrderCommand, ['list', '--user', 'me'], '--user'],
  [readOrderCommand, ['refund', ORDER], '--reason'],
  [readOrderCommand, ['show', '1'], 'order number'],
  [readOrderCommand, ['review', ORDER], 'release or deposit'],
  [readOrderCommand, ['review', ORDER, 'release'], '--reason'],
  [readOrderCommand, ['review', ORDER, 'toString', '--reason', 'x'], 'toString'],
  [readOrderCommand, ['review', '1', 'release', '--reason', 'x'], 'order number'],
  [readJob, ['list', 'nowhere'], 'queue'],
  [readJob, ['retry', APP], 'queue'],
  [readJob, ['cancel', 'order-due', '--reason', 'x'], 'job id'],
  [readJob, ['resend', 'order-due'], 'app id'],
  [readSecretsCommand, ['again'], 'again'],
  [readPricesCommand, ['import', '--operator', 'x'], 'feed'],
  [readPricesCommand, ['import', 'f', '--take-moves', '--leave-moves'], '--take-moves'],
  [readPricesCommand, ['feed.json'], 'feed.json'],
  [readPricesCommand, ['show', '5'], 'import id'],
  [readPricesCommand, ['take-back', USER], '--reason'],
])('a wrong command names its word: %o %j', (read, words, field) => {
  expect(() => read(words)).toThrow(CommandProblem);
  expect(() => read(words)).toThrow(new RegExp(`^${field}: .+ / .+`));
});

test('a user is named by id, SteamID64, phone number however it is written, or nickname', () => {
  expect(userWords(USER.toUpperCase())).toEqual({ id: USER });
  expect(userWords('76561198000000001')).toEqual({ steamId: '76561198000000001' });
  for (const phone of ['13800138000', '+86 138 0013 8000', '86-13800138000'])
    expect(userWords(phone)).toEqual({ phone: '+8613800138000' });
  expect(userWords('老王')).toEqual({ nickname: '老王' });
});

describe('an operator’s refund', () => {
  const judge = (phase: OrderPhase, isAttempted: boolean, reason: 'buyerCancelled' | null = null) =>
    judgeOperatorCancel({ phase, reason, isAttempted });

  test('fails at once only what Steam knows nothing of', () => {
    expect(judge('awaitingOffer', false)).toBe('fail');
    expect(judge('awaitingOffer', true)).toBe('verify');
    for (const phase of ['delivering', 'awaitingAccept', 'onHold'] as const)
      expect(judge(phase, false)).toBe('verify');
    expect(judge('verifying', true)).toBe('ask');
    expect(judge('verifying', true, 'buyerCancelled')).toBe('underWay');
  });

  test('says why it cannot be', () => {
    const words = (['creating', 'awaitingPayment', 'protected', 'completed', 'failed'] as const).map(
      (phase) => judge(phase, true),
    );
    expect(words).toEqual(['unpaid', 'unpaid', 'settled', 'completed', 'failed']);
  });

  test('goes along edges of the order’s table alone, and never out of what is settled', () => {
    for (const phase of Object.keys(ORDER_PHASES) as OrderPhase[]) {
      const step = judge(phase, true);
      if (step === 'verify') expect(pathTo(phase, { to: 'verifying' })).toHaveLength(1);
      expect(step === 'fail' || step === 'verify' || step === 'ask').toBe(
        ['awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying'].includes(phase),
      );
    }
    expect(pathTo('awaitingOffer', { to: 'failed', reason: 'systemCancelled' })).toHaveLength(1);
  });
});
