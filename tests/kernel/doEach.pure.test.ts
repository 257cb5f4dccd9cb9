import { expect, test } from 'vitest';
import { doBatch, doEach } from '../../api/kernel/doEach.ts';
import { openLog } from '../../api/kernel/log.ts';

const log = openLog('test', 'silent');
const keyOf = (name: string) => name;

/** Works through three, the second of which fails so. */
async function work(error: unknown): Promise<string[]> {
  const done: string[] = [];
  const act = async (name: string): Promise<void> => {
    if (name === 'b') throw error;
    done.push(name);
  };
  await doEach(log, 'test', ['a', 'b', 'c'], { keyOf, act });
  return done;
}

test('O-09 one that fails, or whose row somebody holds, stops no other', async () => {
  expect(await work(new Error('poisoned'))).toEqual(['a', 'c']);
  expect(await work({ code: '55P03' })).toEqual(['a', 'c']);
});

test('O-09 a database that is away ends the round', async () => {
  await expect(work({ code: 'ECONNREFUSED' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('O-09 what is done together is done one by one where that fails, for a held row too', async () => {
  for (const error of [new Error('poisoned'), { code: '55P03' }]) {
    const done: string[] = [];
    const act = async (names: readonly string[]): Promise<void> => {
      if (names.includes('b')) throw error;
      done.push(...names);
    };
    const failed = await doBatch(log, 'test', ['a', 'b', 'c'], { keyOf, act });
    expect([done, failed]).toEqual([['a', 'c'], [{ item: 'b', error }]]);
  }
});
