import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, roomOf } from '../tidy/room.ts';
import { filesIn, ROOT } from '../tidy/sourceFile.ts';
import { judgeMutants } from './judgeMutants.ts';
import { NOT_MUTATED, OTHER_LAWS, STRICT_LAWS } from './mutatedLaws.ts';

const mutants = (count: number, status: string, fileName: string) =>
  Array.from({ length: count }, () => ({ status, fileName, location: { start: { line: 7 } } }));

describe('P3 mutation testing', () => {
  test('wants 85 % of all mutants killed; what is left out or never ran counts for nothing', () => {
    const [other = ''] = OTHER_LAWS;
    const judge = (killed: number) =>
      judgeMutants([
        ...mutants(killed, 'Killed', other),
        ...mutants(1, 'Timeout', other),
        ...mutants(10, 'Survived', other),
        ...mutants(5, 'NoCoverage', other),
        ...mutants(50, 'Ignored', other),
        ...mutants(50, 'CompileError', other),
      ]);
    expect(judge(84)).toEqual({ summary: '85 of 100 mutants killed, 85.0 %', problems: [] });
    expect(judge(83).problems).toEqual(['fewer than 85 % of all mutants are killed']);
    expect(judgeMutants([]).problems).toEqual(['fewer than 85 % of all mutants are killed']);
  });

  test('wants every one of the ledger, the order machine and the signatures killed', () => {
    const others = mutants(1_000, 'Killed', OTHER_LAWS[0] ?? '');
    for (const law of STRICT_LAWS)
      for (const status of ['Survived', 'NoCoverage'])
        expect(judgeMutants([...others, ...mutants(1, status, law)]).problems).toEqual([
          `${law}:7 has a mutant that lives`,
        ]);
  });

  test('breaks each law of the ledger and of the order machine, and none that is gone', () => {
    const laws = filesIn('api/')
      .map(({ path }) => path)
      .filter((path) => ['ledger', 'order'].includes(folderOf(path)) && roomOf(path) === 'law');
    const named = [...STRICT_LAWS, ...OTHER_LAWS, ...NOT_MUTATED];
    expect(laws.filter((path) => !named.includes(path))).toEqual([]);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
