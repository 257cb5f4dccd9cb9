import { expect, test } from 'vitest';
import { AnswerCache } from '../../../api/http/cache/answerCache.ts';
import { readCaches } from '../../../api/kernel/caches.ts';

const ROOM_BYTES = 64 * 1024 * 1024;

test('tiny answers under endless keys, or with long headers, fill no more than the room that there is', () => {
  const long = 'x'.repeat(2_000);
  for (const [key, headers] of [
    [long, {}],
    ['', { policy: long }],
  ] as const) {
    const answers = new AnswerCache(() => 0);
    const answer = { headers, body: Buffer.from('{}'), version: 0, isFromMemory: true };
    for (let count = 0; count < 40_000; count += 1) answers.keep(`${key}${count}`, answer);
    expect(answers.entryCount * long.length).toBeLessThan(ROOM_BYTES);
    expect(answers.entryCount).toBeGreaterThan(1_000);
  }
});

test('what others wait for, or asked for before, is wanted', async () => {
  const answers = new AnswerCache(() => 0);
  const first = answers.begin('list');
  expect(first.isWanted).toBe(false);
  const waiting = answers.waitFor('list');
  expect(first.isWanted).toBe(true);
  first.end();
  await waiting;
  expect(answers.waitFor('list')).toBe(null);
  expect([answers.begin('list').isWanted, answers.begin('other').isWanted]).toEqual([true, false]);
});

test('a request that ended late takes no place from the one that makes the answer now', () => {
  const answers = new AnswerCache(() => 0);
  const [former, latter] = [answers.begin('list'), answers.begin('list')];
  former.end();
  expect(answers.waitFor('list')).toBe(latter.done);
});

test('the compressed form of an answer counts', async () => {
  const answers = new AnswerCache(() => 0);
  const bytesOf = () => readCaches().find(({ name }) => name === 'answers')?.bytes ?? 0;
  const body = Buffer.from(Array.from({ length: 4_000 }, (_, at) => `${at * at} `).join(''));
  answers.keep('page', { headers: {}, body, version: 0, isFromMemory: true });
  const before = bytesOf();
  const kept = answers.find('page');
  if (!kept) throw new Error('it was not kept');
  await answers.compress('page', kept);
  const zipped = answers.find('page')?.zipped?.length ?? 0;
  expect(zipped).toBeGreaterThan(1_000);
  expect(bytesOf() - before).toBe(zipped);
});
