import { globSync, readFileSync } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inputProblem } from '../../../api/http/rest/inputWords.ts';
import type { OpenContext } from '../../../api/http/rest/restApp.ts';
import { openRoutes, webRoutes } from '../../../api/http/rest/router.ts';

/** Places where REST reads its input besides the schemas of its routes. */
const READERS = [
  'api/*/*/*.rest.ts',
  'api/kernel/text.ts',
  'api/catalog/market/market*.ts',
  'api/payments/wallet/historyRange.ts',
];

/** What an input must be, as these files say it, a number in each gap. */
const RULES = globSync(READERS)
  .filter((file) => !file.endsWith('.graphql.ts'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/new InvalidInput\([^,]+,\s*(?:'([^']+)'|`([^`]+)`)/g),
  ])
  .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{[^}]+\}/g, '7'));

/** Values that break a rule of a text, a number, a name, a list, an amount, an id. */
const BAD_VALUES = [
  ['twice', 'twice'],
  { $ne: null },
  7,
  -1,
  1.5,
  1e15,
  '',
  'no such name',
  '-1',
  '99999999999',
  'a\u0000b',
  'x'.repeat(5_000),
  Array(500).fill('x'),
  [],
  undefined,
];

/** The schemas of what every route of `/web` and `/open/v1` takes. */
async function listSchemas(): Promise<{ route: string; schema: z.ZodType }[]> {
  const app = fastify();
  const found: { route: string; schema: z.ZodType }[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const place of [schema?.querystring, schema?.params, schema?.body, schema?.headers])
      if (place instanceof z.ZodType && method !== 'HEAD')
        found.push({ route: `${method} ${url}`, schema: place });
  });
  const context = {
    services: { platform: { config: { OPEN_REQUESTS_PER_MINUTE: 1 } } },
    keys: [],
  } as unknown as OpenContext;
  await app.register(rateLimit, { global: false });
  await app.register((web) => webRoutes(web, context), { prefix: '/web' });
  await app.register((open) => openRoutes(open, context), { prefix: '/open/v1' });
  await app.ready();
  return found;
}

/** The fields of a schema and those below them, without what prepares or narrows them. */
function fieldsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.out as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray)
    return [schema.element as z.ZodType, ...fieldsOf(schema.element as z.ZodType)];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.values(schema.shape as Record<string, z.ZodType>).flatMap((field) => [
    field,
    ...fieldsOf(field),
  ]);
}

/** What the schema of each parameter says of values that it does not take. */
let broken: string[];
beforeAll(async () => {
  const fields = (await listSchemas()).flatMap(({ schema }) => [schema, ...fieldsOf(schema)]);
  const issues = fields.flatMap((field) =>
    BAD_VALUES.flatMap((value) => field.safeParse(value).error?.issues ?? []),
  );
  broken = [...new Set(issues.map(({ message }) => message))];
});

test('E-07 what an input must be has words in Chinese, wherever REST reads one', () => {
  expect(RULES.length).toBeGreaterThan(3);
  expect(broken.length).toBeGreaterThan(20);
  const without = [...RULES, ...broken].filter(
    (rule) => inputProblem({ field: 'page', rule }, 'zh') === 'page',
  );
  expect(without).toEqual([]);
});

test('E-06 the field is named in both languages, and what has no words is not said in the other', () => {
  const rule = 'a whole number from 1 to 100';
  expect(inputProblem({ field: 'page', rule }, 'zh')).toBe('page: 1 到 100 的整数');
  expect(inputProblem({ field: 'page', rule }, 'en')).toBe(`page: ${rule}`);
  expect(inputProblem({ field: 'zone', rule: 'one of auto, hot' }, 'zh')).toBe('zone: 可选值：auto, hot');
  expect(inputProblem({ field: 'page', rule: 'something new' }, 'zh')).toBe('page');
});
