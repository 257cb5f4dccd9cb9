import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inputProblem } from '../../../api/http/rest/inputWords.ts';

/** Places where REST reads its input, and the functions called directly from there. */
const READERS = [
  'api/http/rest/params.ts',
  'api/*/*.rest.ts',
  'api/kernel/text.ts',
  'api/catalog/market/market*.ts',
];

/** What an input must be, as these files say it, a number in each gap. */
const RULES = globSync(READERS)
  .filter((file) => !file.startsWith('api/partners/openApi/') && !file.endsWith('.graphql.ts'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/new InvalidInput\([^,]+,\s*(?:'([^']+)'|`([^`]+)`)/g),
  ])
  .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]+\}/g, '7'));

test('E-07 what an input must be has words in Chinese, wherever REST reads one', () => {
  expect(RULES.length).toBeGreaterThan(10);
  const without = RULES.filter((rule) => inputProblem({ field: 'page', rule }, 'zh') === 'page');
  expect(without).toEqual([]);
});

test('E-06 the field is named in both languages, and what has no words is not said in the other', () => {
  const rule = 'a whole number from 1 to 100';
  expect(inputProblem({ field: 'page', rule }, 'zh')).toBe('page: 1 到 100 的整数');
  expect(inputProblem({ field: 'page', rule }, 'en')).toBe(`page: ${rule}`);
  expect(inputProblem({ field: 'zone', rule: 'one of auto, hot' }, 'zh')).toBe('zone: 可选值：auto, hot');
  expect(inputProblem({ field: 'page', rule: 'something new' }, 'zh')).toBe('page');
});
