import { expect, test } from 'vitest';
import type { Db } from '../../api/kernel/db.ts';
import { openLog } from '../../api/kernel/log.ts';
import { readLagging } from '../../api/kernel/readLagging.ts';

const log = openLog('test', 'silent');
const db = { name: 'database' } as unknown as Db;
const copy = { name: 'replica' } as unknown as Db;
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('without a replica the database itself is read', async () => {
  expect(await readLagging({ db, log }, async (from) => from)).toBe(db);
});

test('with one, that is read; while it is away, the database, and the replica is left alone for a while', async () => {
  const replica = { db: copy, pausedUntilMs: 0 };
  expect(await readLagging({ db, log, replica }, async (from) => from)).toBe(copy);
  const asked: Db[] = [];
  const read = async (from: Db): Promise<Db> => {
    asked.push(from);
    if (from === copy) throw away;
    return from;
  };
  expect(await readLagging({ db, log, replica }, read)).toBe(db);
  expect(await readLagging({ db, log, replica }, read)).toBe(db);
  expect(asked).toEqual([copy, db, db]);
  replica.pausedUntilMs = 0;
  expect(await readLagging({ db, log, replica }, async (from) => from)).toBe(copy);
});

test('what a standby had to break off is asked of the database; any other error is its own', async () => {
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  });
  const broken = (error: Error) =>
    readLagging({ db, log, replica: { db: copy, pausedUntilMs: 0 } }, async (from) => {
      if (from === copy) throw error;
      return from;
    });
  expect(await broken(conflict)).toBe(db);
  await expect(broken(new Error('a mistake of ours'))).rejects.toThrow('a mistake of ours');
});
