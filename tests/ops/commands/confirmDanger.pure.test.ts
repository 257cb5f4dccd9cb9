import { expect, test } from 'vitest';
import { confirmDanger } from '../../../api/ops/commands/confirmDanger.ts';

const asked: string[] = [];
const answering = (answer: string) => async (question: string) => {
  asked.push(question);
  return answer;
};
const refund = { script: 'order', words: ['refund', '2026'], isTerminal: true };

test('who sits at a terminal is asked before what is dangerous, and anything but yes stops it', async () => {
  for (const [answer, isSure] of [
    ['yes', true],
    [' YES ', true],
    ['y', false],
    ['', false],
    ['no', false],
  ] as const)
    expect(await confirmDanger(refund, answering(answer)), answer).toBe(isSure);
  expect(asked[0]).toContain('npm run order -- refund 2026');
});

test('a script is not asked, nor who said --yes', async () => {
  asked.length = 0;
  expect(await confirmDanger({ ...refund, isTerminal: false }, answering('no'))).toBe(true);
  expect(await confirmDanger({ ...refund, words: ['refund', '--yes'] }, answering('no'))).toBe(true);
  expect(asked).toEqual([]);
});
