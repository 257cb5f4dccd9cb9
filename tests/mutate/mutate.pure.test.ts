import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, isPure, ROOT } from '../tidy/sourceFile.ts';
import { judgeMutants } from './judgeMutants.ts';
import { NOT_MUTATED, OTHER_RULES, STRICT_RULES } from './mutatedRules.ts';

const mutants = (count: number, status: string, fileName: string) =>
  Array.from({ length: count }, () => ({ status, fileName, location: { start: { line: 7 } } }));

describe('P3 mutation testing', () => {
  test('wants 85 % of all mutants killed; what is left out or never ran counts for nothing', () => {
    const [other = ''] = OTHER_RULES;
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
    const others = mutants(1_000, 'Killed', OTHER_RULES[0] ?? '');
    for (const rule of STRICT_RULES)
      for (const status of ['Survived', 'NoCoverage'])
        expect(judgeMutants([...others, ...mutants(1, status, rule)]).problems).toEqual([
          `${rule}:7 has a mutant that lives`,
        ]);
  });

  test('breaks each rule of the ledger and of the order machine, and none that is gone', () => {
    const rules = ['api/payments/ledger/', 'api/orders/order/']
      .flatMap(filesIn)
      .filter(isPure)
      .map(({ path }) => path);
    const named = [...STRICT_RULES, ...OTHER_RULES, ...NOT_MUTATED];
    expect(rules.filter((path) => !named.includes(path))).toEqual([]);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
