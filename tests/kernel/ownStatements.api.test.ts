import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type CustomTypesConfig, types } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Db, openDatabase, poolLoadOf, sql, type Tx } from '../../api/kernel/db.ts';
import { NamedStatement } from '../../api/kernel/namedStatement.ts';
import { cloneDatabase } from '../kit/testDatabase.ts';

let url: string;
let db: Db;
const open = (): Db => openDatabase({ url, poolSize: 4, statementTimeoutMs: 5_000, lockTimeoutMs: 5_000 });
beforeAll(async () => {
  url = (await cloneDatabase()).ownerUrl;
  db = open();
  await db.$executeRaw`create table own (id int primary key, name text unique)`;
});
afterAll(() => db.$disconnect());

const countRows = async (): Promise<number> =>
  (await db.$queryRaw<[{ count: number }]>`select count(*)::int as count from own`)[0].count;

describe('values', () => {
  test('come as Prisma brings them', async () => {
    const [row] = await db.$queryRaw<[Record<string, unknown>]>`
      select 9007199254740993::bigint as big, '{1,null}'::bigint[] as bigs, 7 as small, 0.25::float8 as share, true as flag,
        null::bigint as missing, 'a'::text as text, '{a,null,"b c"}'::text[] as texts, '{"a_b": [1]}'::jsonb as json,
        '\\x01ff'::bytea as bytes, '2026-02-28'::date as day, '{2026-02-28,null}'::date[] as days,
        '2026-02-28 23:59:59.125+00'::timestamptz as time, '{"2026-02-28 23:59:59+00",null}'::timestamptz[] as times,
        '0192f0c1-0000-7000-8000-000000000001'::uuid as id, '{0192f0c1-0000-7000-8000-000000000001}'::uuid[] as ids`;
    expect(row).toEqual({
      big: 9_007_199_254_740_993n,
      bigs: [1n, null],
      small: 7,
      share: 0.25,
      flag: true,
      missing: null,
      text: 'a',
      texts: ['a', null, 'b c'],
      json: { a_b: [1] },
      bytes: Buffer.from([1, 255]),
      day: new Date('2026-02-28T00:00:00Z'),
      days: [new Date('2026-02-28T00:00:00Z'), null],
      time: new Date('2026-02-28T23:59:59.125Z'),
      times: [new Date('2026-02-28T23:59:59Z'), null],
      id: '0192f0c1-0000-7000-8000-000000000001',
      ids: ['0192f0c1-0000-7000-8000-000000000001'],
    });
  });

  test('come under the names of the models, before a statement has a name and after', async () => {
    for (const turn of [1, 2, 3, 4, 5]) {
      const rows = await db.$queryRaw`
        select ${turn}::int as price_cents, 'a' as "webQuery", 'b' as "copy$float_value", 'c' as hour_24, '{"a_b": 1}'::jsonb as json`;
      expect(rows).toEqual([
        { priceCents: turn, webQuery: 'a', copy$floatValue: 'b', hour24: 'c', json: { a_b: 1 } },
      ]);
    }
  });

  test('go as what they are', async () => {
    const time = new Date('2026-02-28T23:59:59.125Z');
    const [row] = await db.$queryRaw<[Record<string, unknown>]>`
      select ${2n ** 60n}::bigint as big, ${[1n, null]}::bigint[] as bigs, ${[time]}::timestamptz[] as times, ${time}::timestamptz as time,
        ${Buffer.from([1, 255])}::bytea as bytes, ${null}::text as missing, ${undefined}::text as unknown, ${['a', 'b"c']}::text[] as texts,
        ${'{"a": 1}'}::jsonb as json, ${false}::bool as flag, ${0.1}::float8 as share`;
    expect(row).toEqual({
      big: 2n ** 60n,
      bigs: [1n, null],
      times: [time],
      time,
      bytes: Buffer.from([1, 255]),
      missing: null,
      unknown: null,
      texts: ['a', 'b"c'],
      json: { a: 1 },
      flag: false,
      share: 0.1,
    });
  });

  test('of times depend neither on the zone of the process nor on that of the connection', async () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Kiritimati';
    try {
      const time = new Date('2026-02-28T23:00:00.000Z');
      const [row] = await db.$transaction(async (tx) => {
        await tx.$executeRaw`set local time zone 'Asia/Kolkata'`;
        return tx.$queryRaw<[Record<string, unknown>]>`
          select ${time}::timestamptz as time, ${time}::date as day, '2026-03-01 04:30+05:30'::timestamptz as same`;
      });
      expect(row).toEqual({ time, day: new Date('2026-02-28T00:00:00Z'), same: time });
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test('of pieces of SQL within others are numbered through', async () => {
    const wanted = sql`${1}::int + ${2}::int`;
    const ask = (piece: typeof wanted) =>
      db.$queryRaw`select ${0}::int as zero, ${piece} as sum, ${3}::int as three`;
    expect(await ask(wanted)).toEqual([{ zero: 0, sum: 3, three: 3 }]);
    expect(await ask(sql`${7}::int`)).toEqual([{ zero: 0, sum: 7, three: 3 }]);
    expect(await db.$executeRaw(sql`update own set name = 'x' where id = ${-1}`)).toBe(0);
  });
});

describe('in a transaction', () => {
  test('they are undone with Prisma’s own', async () => {
    const before = await countRows();
    const failing = db.$transaction(async (tx) => {
      expect(await tx.$executeRaw`insert into own (id) values (1)`).toBe(1);
      await tx.notice.updateMany({ data: { titleEn: 'Undone' } });
      expect(await countRows()).toBe(before);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await countRows()).toBe(before);
    expect(await db.notice.count({ where: { titleEn: 'Undone' } })).toBe(0);
  });

  test('they stay in it when Prisma opens another for a write of several rows', async () => {
    const { id } = await db.user.findFirstOrThrow();
    await db.$transaction(async (tx) => {
      await db.user.update({ where: { id }, data: { avatarUrl: null, sessions: { deleteMany: {} } } });
      await tx.$executeRaw`insert into own (id) values (6)`;
      expect(await db.$queryRaw`select id from own where id = 6`).toEqual([]);
    });
    expect(await db.$queryRaw`select id from own where id = 6`).toEqual([{ id: 6 }]);
  });

  test('none is sent once it has ended', async () => {
    const late: Tx = await db.$transaction(async (tx) => {
      await tx.$executeRaw`insert into own (id) values (2)`;
      return tx;
    });
    await expect(late.$executeRaw`insert into own (id) values (3)`).rejects.toThrow('has ended');
    expect(await db.$queryRaw`select id from own where id in (2, 3)`).toEqual([{ id: 2 }]);
  });

  test('none is sent once its time is over', async () => {
    const slow = db.$transaction(
      async (tx) => {
        await tx.$executeRaw`insert into own (id) values (4)`;
        await sleep(300);
        await tx.$executeRaw`insert into own (id) values (5)`;
      },
      { timeout: 100 },
    );
    await expect(slow).rejects.toThrow('has ended');
    expect(await db.$queryRaw`select id from own where id in (4, 5)`).toEqual([]);
  });

  test('each of several at once has its own', async () => {
    const ids = [10, 11, 12, 13];
    await Promise.all(
      ids.map((id) =>
        db.$transaction(async (tx) => {
          await tx.$executeRaw`insert into own (id) values (${id})`;
          const [row] = await tx.$queryRaw<[{ count: number }]>`
            select count(*)::int as count from own where id between 10 and 13 and xmin = pg_current_xact_id()::xid`;
          expect(row.count).toBe(1);
        }),
      ),
    );
    expect(await db.$queryRaw`select id from own where id between 10 and 13 order by id`).toHaveLength(4);
  });
});

/** More often than a statement must be sent before it gets a name, and on more than one connection. */
async function often<T>(send: (turn: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let turn = 0; turn < 6; turn += 1) answers.push(await send(turn));
  return [...answers, ...(await Promise.all([6, 7, 8, 9].map(send)))];
}

describe('a statement that is sent often', () => {
  test('answers as at first: rows of their own, none, nulls, numbers of changed rows', async () => {
    const rows = await often(
      (turn) => db.$queryRaw`
      select n, case when n = ${turn} then null else n::text end as text from generate_series(0, 10) n where n <= ${turn} order by n`,
    );
    for (const [turn, answer] of rows.entries())
      expect(answer).toEqual(
        Array.from({ length: turn + 1 }, (_, n) => ({ n, text: n === turn ? null : String(n) })),
      );
    expect(await often(() => db.$queryRaw`select 1 as n where false`)).toEqual(Array(10).fill([]));
    const insert = (turn: number) =>
      db.$executeRaw`insert into own (id) select 100 + ${turn} * 10 + n from generate_series(1, 3) n`;
    expect(await often(insert)).toEqual(Array(10).fill(3));
    expect(await often(() => db.$executeRaw`delete from own where id > 1000`)).toEqual(Array(10).fill(0));
    expect(await often(() => db.$queryRaw`delete from own where id > 1000`)).toEqual(Array(10).fill([]));
  });

  test('reads what it is told to after an error, and on a connection that replaces another', async () => {
    const divide = (by: number) => db.$queryRaw`select 12 / ${by}::int as share`;
    const shares = await often((turn) => divide(turn % 2).catch((error: Error) => error.message));
    expect(new Set(shares.map((share) => JSON.stringify(share)))).toEqual(
      new Set(['"division by zero"', '[{"share":12}]']),
    );
    const cut = db.$queryRaw`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`;
    await cut;
    // A connection may learn of its end only when it is used.
    const again = () => often(() => divide(4)).catch(() => 'cut');
    await expect.poll(again, { timeout: 5_000 }).toEqual(Array(10).fill([{ share: 3 }]));
  });

  test('asks for its columns once on each connection', async () => {
    const named = { name: 'once', text: 'select n from generate_series(1, 2) n', values: [] };
    const known = new Map();
    for (const _connection of [1, 2]) {
      const client = new Client(url);
      await client.connect();
      const { connection } = client as unknown as { connection: { describe(): void } };
      const describing = vi.spyOn(connection, 'describe');
      for (const _turn of [1, 2, 3]) {
        const answer = new Promise((resolve, reject) => {
          const statement = new NamedStatement(named, types as unknown as CustomTypesConfig, known);
          statement.callback = (error, rows) => (error ? reject(error) : resolve(rows));
          client.query(statement);
        });
        expect(await answer).toEqual({ rows: [{ n: 1 }, { n: 2 }], rowCount: 2 });
      }
      expect(describing).toHaveBeenCalledTimes(1);
      await client.end();
    }
  });

  test('fails as a whole where a row cannot be read, and the connection goes on', async () => {
    const client = new Client(url);
    await client.connect();
    const unreadable = () => {
      throw new Error('unreadable');
    };
    const failing = { getTypeParser: () => unreadable } as unknown as CustomTypesConfig;
    const named = { name: 'several', text: 'select n from generate_series(1, 3) n', values: [] };
    const answer = new Promise((resolve, reject) => {
      const statement = new NamedStatement(named, failing, new Map());
      statement.callback = (error, rows) => (error ? reject(error) : resolve(rows));
      client.query(statement);
    });
    await expect(answer).rejects.toThrow('unreadable');
    expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await client.end();
  });

  test('tells of an error who sent it, and of a value that cannot be written', async () => {
    const fail = (): Promise<unknown> => db.$queryRaw`select 1 / ${0}::int as n`;
    for (const { stack } of (await often(() => fail().catch((error: Error) => error))) as Error[])
      expect(stack).toContain('ownStatements.api.test');
    const write = (value: unknown) =>
      db.$transaction(async (tx) => {
        const answer = await tx.$queryRaw`select ${value}::jsonb as value`.catch(String);
        return [answer, await tx.$queryRaw`select 2 as n`];
      });
    for (const turn of [1, 2, 3, 4])
      expect(await write({ turn })).toEqual([[{ value: { turn } }], [{ n: 2 }]]);
    expect(await write({ big: 1n })).toEqual([expect.stringContaining('BigInt'), [{ n: 2 }]]);
    expect(await write({ turn: 5 })).toEqual([[{ value: { turn: 5 } }], [{ n: 2 }]]);
  });

  test('of which two columns have one name answers with the last, as before it had a name', async () => {
    expect(await often(() => db.$queryRaw`select 1 as n, null::int as n`)).toEqual(
      Array(10).fill([{ n: null }]),
    );
  });

  test('whose columns a migration has changed is refused rather than read as before', async () => {
    await db.$executeRaw`create table changing (id int)`;
    await db.$executeRaw`insert into changing values (1)`;
    const read = () => db.$queryRaw`select id from changing`;
    expect(await often(read)).toEqual(Array(10).fill([{ id: 1 }]));
    await db.$executeRaw`alter table changing alter id type text`;
    const after = await often(() => read().catch((error: Error) => error.message));
    // Connections that had not sent it yet parse it anew.
    for (const answer of after)
      expect(['cached plan must not change result type', [{ id: '1' }]]).toContainEqual(answer);
    expect(after).toContain('cached plan must not change result type');
  });
});

test('T-16 an error does not quote the row that broke a rule', async () => {
  await db.$executeRaw`insert into own (id, name) values (20, '+8613800000000')`;
  const failure = await db.$executeRaw`insert into own (id, name) values (21, '+8613800000000')`.catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ code: '23505', constraint: 'own_name_key' });
  expect(JSON.stringify(Object.entries(failure as object))).not.toContain('8613800000000');
});

test('a client that has sent nothing but our own statements closes its connections', async () => {
  const other = open();
  await other.$queryRaw`select 1`;
  expect(poolLoadOf(other).open).toBe(1);
  await other.$disconnect();
  expect(poolLoadOf(other).open).toBe(0);
});
