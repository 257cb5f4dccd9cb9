import { describe, expect, test } from 'vitest';
import { createStatementNames } from '../../api/kernel/statementNames.ts';

const of = (sql: string, count = 1) => ({ sql, args: Array.from({ length: count }) });

describe('the names of statements', () => {
  test('a text that comes again gets a name and keeps it', () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: 5 }, () => nameOf(of('select id from listing')));
    expect(names.slice(0, 2)).toEqual(['', '']);
    expect(names[2]).toMatch(/^[\w-]{24}$/);
    expect(new Set(names.slice(2)).size).toBe(1);
    expect(nameOf(of('select id from asset'))).toBe('');
  });

  test('a statement whose text does not determine its columns gets none', () => {
    const nameOf = createStatementNames();
    for (const sql of ['fetch 10 from lines', ' EXECUTE plan'])
      expect(Array.from({ length: 5 }, () => nameOf(of(sql)))).toEqual(Array(5).fill(''));
  });

  test('the star that ends a comment does not count as a list of columns', () => {
    const nameOf = createStatementNames();
    const statement = of('select id from (select id from listing /* root select */) as t');
    for (let time = 0; time < 2; time += 1) nameOf(statement);
    expect(nameOf(statement)).toMatch(/^[\w-]{24}$/);
  });

  test('nor is the star of a subquery, as Prisma writes one for a relation', () => {
    const nameOf = createStatementNames();
    const statement = of('SELECT "t0"."id" FROM (SELECT "t1".* FROM "public"."order_event" AS "t1") AS "t0"');
    for (let time = 0; time < 2; time += 1) nameOf(statement);
    expect(nameOf(statement)).toMatch(/^[\w-]{24}$/);
  });

  test.each([
    ['long lists of values', of('select id from listing where id in (…)', 91)],
    ['T-7 texts as long as somebody makes them', of(`select ${'a, '.repeat(5_400)}b from listing`)],
    ['columns that are not spelled out', of('select * from listing')],
    ['nor in parentheses', of('(select * from listing) union all (select * from listing)')],
    ['in quotes as well', of('select "l".* from "listing" as "l"')],
    ['nor where rows are changed', of('update listing set phase = null returning listing.*')],
  ])('%s get none', (_, statement) => {
    const nameOf = createStatementNames();
    for (let time = 0; time < 5; time += 1) expect(nameOf(statement)).toBe('');
  });

  test('T-7 no more than a bound, however many texts there are', () => {
    const nameOf = createStatementNames();
    const named = new Set<string>();
    for (let text = 0; text < 2_000; text += 1)
      for (let time = 0; time < 3; time += 1) named.add(nameOf(of(`select ${text}`)));
    named.delete('');
    expect(named.size).toBe(250);
  });
});
