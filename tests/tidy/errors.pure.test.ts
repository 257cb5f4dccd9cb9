import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '../../api/http/graphql/schema.ts';
import { listDomainErrors } from '../../api/kernel/domainError.ts';
import { ERROR_TABLE, errorTable } from '../../api/ops/setup/errorTable.ts';
import { filesIn } from './sourceFile.ts';

const DEFINED = filesIn('api/')
  .filter(({ path }) => path.endsWith('.errors.ts'))
  .flatMap(({ text }) => [...text.matchAll(/^export const (\w+) = defineError\(/gm)].map(([, name]) => name));

test('the schema has a type of every domain error, called like its constant', () => {
  expect(DEFINED.length).toBeGreaterThan(100);
  expect(listDomainErrors().map(({ typeName }) => typeName)).toEqual(expect.arrayContaining(DEFINED));
  expect(DEFINED.filter((name) => !schema.getType(name ?? ''))).toEqual([]);
});

test('a code is camelCase', () => {
  const errors = listDomainErrors();
  expect(errors.filter(({ code }) => !/^[a-z][A-Za-z]+$/.test(code))).toEqual([]);
});

test('docs/errors.md is fresh', () => {
  expect(readFileSync(ERROR_TABLE, 'utf8'), 'run `npm run generate`').toBe(errorTable());
});
