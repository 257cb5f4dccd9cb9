import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isConcurrent, migrationProblem, statementsOf } from '../../api/ops/database/migrationText.ts';
import { ROOT } from './sourceFile.ts';

const FOLDER = join(ROOT, 'prisma/migrations');
/** Applied ones are never edited: the rule is for those that came after it. */
const LAST_WITHOUT = '20261122003000_open_platform';

const LIMITS = "set lock_timeout = '3s';\nset statement_timeout = '60s';\n";

test('L14 each new migration begins with its limits and keeps a concurrent index alone', () => {
  const names = readdirSync(FOLDER).filter((name) => /^\d/.test(name) && name > LAST_WITHOUT);
  expect(names.length).toBeGreaterThan(0);
  const problems = names.map((name) => [
    name,
    migrationProblem(readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8')),
  ]);
  expect(problems.filter(([, problem]) => problem !== null)).toEqual([]);
});

test('what is wrong with a migration is told', () => {
  const index = 'drop index concurrently if exists a;\ncreate index concurrently a on t (b);\n';
  expect(migrationProblem(`${LIMITS}alter table t add c int;`)).toBe(null);
  expect(migrationProblem(LIMITS + index)).toBe(null);
  expect(migrationProblem('alter table t add c int;')).toContain('begin it');
  expect(migrationProblem(`${LIMITS}${index}alter table t add c int;`)).toContain('alone');
  expect(migrationProblem(`${LIMITS}create index concurrently a on t (b);`)).toContain('alone');
});

test('a comment makes no index, and statements are told apart', () => {
  expect(isConcurrent('-- create index concurrently a\ncreate index a on t (b);')).toBe(false);
  expect(isConcurrent('create unique index\n  concurrently a on t (b)')).toBe(true);
  expect(statementsOf('-- why;\nset a = 1;\nselect 2 ;\n')).toEqual(['set a = 1', 'select 2']);
});
