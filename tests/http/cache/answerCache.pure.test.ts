import { expect, test } from 'vitest';
import { AnswerCache } from '../../../api/http/cache/answerCache.ts';

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
