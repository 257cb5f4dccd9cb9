import { describe, expect, test } from 'vitest';
import { QUEUES, type QueueName } from '../../api/kernel/jobs.ts';
import { CommandProblem } from '../../api/operate/commandLine.ts';
import { readJobCommand } from '../../api/operate/jobCommand.ts';
import { userWords } from '../../api/operate/userWords.ts';
import { judgeOperatorCancel } from '../../api/order/operatorCancel.ts';
import { ORDER_PHASES, type OrderPhase } from '../../api/order/order.ts';
import { readOrderCommand } from '../../api/order/orderCommand.ts';
import { pathTo } from '../../api/order/orderPath.ts';
import { readPricesCommand } from '../../api/setup/pricesCommand.ts';
import { readSecretsCommand } from '../../api/setup/secretsCommand.ts';
import { readUserCommand } from '../../api/user/userCommand.ts';

const USER = '0190a0a0-0000-7000-8000-000000000001';
const ORDER = '20261122000000000001';
const APP = `app_${'0'.repeat(24)}`;
const readJob = (words: readonly string[]) => readJobCommand(words, Object.keys(QUEUES) as QueueName[]);

test.each([readUserCommand, readOrderCommand, readJob, readSecretsCommand, readPricesCommand])(
  'help is the answer to nothing, to help, and to --help anywhere',
  (read) => {
    for (const words of [[], ['help'], ['show', '--help']]) expect(read(words)).toEqual({ kind: 'help' });
  },
);

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
    operator: null,
  });
  expect(readUserCommand(['end-sessions', USER, '--reason', '手机遗失'])).toMatchObject({
    kind: 'endSessions',
  });
});

test('an operator’s words on orders are read', () => {
  expect(readOrderCommand(['list', '--overdue', '--phase', 'verifying', '--user', USER])).toEqual({
    kind: 'list',
    phase: 'verifying',
    userId: USER,
    isOverdue: true,
  });
  expect(readOrderCommand(['list'])).toEqual({ kind: 'list', phase: null, userId: null, isOverdue: false });
  expect(readOrderCommand(['refund', ORDER, '--reason', 'x'])).toEqual({
    kind: 'refund',
    orderNo: ORDER,
    reason: 'x',
    operator: null,
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
  [readOrderCommand, ['list', '--phase', 'constructor'], '--phase'],
  [readOrderCommand, ['list', '--user', 'me'], '--user'],
  [readOrderCommand, ['refund', ORDER], '--reason'],
  [readOrderCommand, ['show', '1'], 'order number'],
  [readJob, ['list', 'nowhere'], 'queue'],
  [readJob, ['retry', APP], 'queue'],
  [readJob, ['cancel', 'order-due', '--reason', 'x'], 'job id'],
  [readJob, ['resend', 'order-due'], 'app id'],
  [readSecretsCommand, ['again'], 'again'],
  [readPricesCommand, ['--operator', 'x'], 'feed'],
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
