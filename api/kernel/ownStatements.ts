import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import { type ClientBase, DatabaseError, type Pool, types } from 'pg';
import { Prisma, type PrismaClient } from './generated/prisma/client.ts';
import { type Answer, type KnownColumns, NamedStatement, propertyOf } from './namedStatement.ts';
import type { NameStatement } from './statementNames.ts';

type Parser = (text: string) => unknown;

/** A time with its offset from UTC, which is two digits where it is whole hours: `2026-11-29 20:22:31.093+00`. */
function parseTime(text: string): Date {
  const isWholeHours = text.at(-3) === '+' || text.at(-3) === '-';
  return new Date(`${text.slice(0, 10)}T${text.slice(11)}${isWholeHours ? ':00' : ''}`);
}

const parseDay: Parser = (text) => new Date(text);

/** Types by their ids in PostgreSQL, which the driver's list does not have for arrays. */
const { INT8, DATE, TIMESTAMPTZ } = types.builtins;
const ARRAYS = { text: 1009, int8: 1016, date: 1182, timestamptz: 1185 };

const parseTexts = types.getTypeParser(ARRAYS.text) as (text: string) => (string | null)[];
function arrayOf(parse: Parser): Parser {
  return (text) => parseTexts(text).map((each) => (each === null ? null : parse(each)));
}

/** How values are read that the driver reads otherwise than Prisma: integers of 64 bits are bigints, a day begins at midnight in UTC. */
const PARSERS: Readonly<Record<number, Parser>> = {
  [INT8]: BigInt,
  [DATE]: parseDay,
  [TIMESTAMPTZ]: parseTime,
  [ARRAYS.int8]: arrayOf(BigInt),
  [ARRAYS.date]: arrayOf(parseDay),
  [ARRAYS.timestamptz]: arrayOf(parseTime),
};
const TYPES = { getTypeParser: (id: number) => PARSERS[id] ?? types.getTypeParser(id) } as typeof types;

/** The driver would write a time in the zone of the process, where it may be another day. */
function argumentOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(argumentOf) : value;
}

/** The driver's connection of a transaction. */
interface Connection {
  client?: ClientBase;
  /** True as soon as the end of the transaction is sent: what follows would run outside of it. */
  isOver: boolean;
}

/** The transaction that is being started. */
const STARTING = new AsyncLocalStorage<Connection>();

/** Prisma's driver, which tells what connection a transaction has got. */
export class TellingDriver extends PrismaPg {
  override async connect() {
    const driver = await super.connect();
    const startTransaction = driver.startTransaction.bind(driver);
    driver.startTransaction = async (isolationLevel) => {
      const transaction = await startTransaction(isolationLevel);
      const connection = STARTING.getStore();
      // What a transaction does beside itself may start others, which are Prisma's own.
      if (!connection || connection.client) return transaction;
      connection.client = (transaction as unknown as { client: ClientBase }).client;
      const executeRaw = transaction.executeRaw.bind(transaction);
      transaction.executeRaw = (query) => {
        connection.isOver ||= query.sql === 'COMMIT' || query.sql === 'ROLLBACK';
        return executeRaw(query);
      };
      return transaction;
    };
    return driver;
  }
}

type Template = TemplateStringsArray | Prisma.Sql;
type Send = (text: string, values: readonly unknown[]) => Promise<Answer>;

const TEXTS = new WeakMap<TemplateStringsArray, string>();

/** A statement with its values apart. The text of a template without others inside is always the same. */
function readTemplate(template: Template, values: unknown[]): { text: string; values: unknown[] } {
  if (template instanceof Prisma.Sql) return template;
  if (values.some((value) => value instanceof Prisma.Sql)) return Prisma.sql(template, ...values);
  const text = TEXTS.get(template) ?? Prisma.sql(template, ...values).text;
  TEXTS.set(template, text);
  return { text, values };
}

/** Prisma's methods for SQL, which `send` carries out. */
function methodsOf(send: Send): PropertyDescriptorMap {
  const sendTemplate = (template: Template, values: unknown[]): Promise<Answer> => {
    const written = readTemplate(template, values);
    return send(written.text, written.values);
  };
  const rowsOf = async (answer: Promise<Answer>): Promise<unknown[]> => (await answer).rows;
  const countOf = async (answer: Promise<Answer>): Promise<number> => (await answer).rowCount ?? 0;
  return {
    $queryRaw: {
      value: (template: Template, ...values: unknown[]) => rowsOf(sendTemplate(template, values)),
    },
    $queryRawUnsafe: { value: (text: string, ...values: unknown[]) => rowsOf(send(text, values)) },
    $executeRaw: {
      value: (template: Template, ...values: unknown[]) => countOf(sendTemplate(template, values)),
    },
    $executeRawUnsafe: { value: (text: string, ...values: unknown[]) => countOf(send(text, values)) },
  };
}

type Client = Pick<ClientBase, 'query'>;

/** The driver answers a statement of such a class through a callback alone, which its types do not name. */
interface Driver {
  query(statement: NamedStatement, values: undefined, done: NamedStatement['callback']): void;
}

function sendNamed(client: Client, statement: NamedStatement): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const done: NamedStatement['callback'] = (error, answer) => {
      if (answer) resolve(answer);
      else reject(error);
    };
    (client as Driver).query(statement, undefined, done);
  });
}

async function sendUnnamed(client: Client, text: string, values: unknown[]): Promise<Answer> {
  // Without values the driver would use the simple protocol, which takes several statements in one text and answers with several results.
  const query = { text, values, types: TYPES, rowMode: 'array' as const, queryMode: 'extended' };
  const { rows, rowCount, fields } = await client.query<unknown[]>(query);
  const names = fields.map(({ name }) => propertyOf(name));
  const blank = Object.fromEntries(names.map((name) => [name, null as unknown]));
  const read = (cells: unknown[]) => {
    const row = { ...blank };
    for (const [place, name] of names.entries()) row[name] = cells[place];
    return row;
  };
  return { rowCount, rows: rows.map(read) };
}

/**
 * Sends the SQL that we write ourselves to the driver, past Prisma, which takes three times as long for a statement as the driver does.
 * Values come as Prisma brings them, under the columns' names in camel case, and an error is the driver's.
 * @param prisma its driver is a `TellingDriver` on `pool`.
 */
export function sendOwnStatements(prisma: PrismaClient, pool: Pool, nameOf: NameStatement): PrismaClient {
  const known: KnownColumns = new Map();
  const sendBy = async (client: Client, text: string, given: readonly unknown[]) => {
    const values = given.map(argumentOf);
    const name = nameOf({ sql: text, args: values });
    try {
      if (name === '') return await sendUnnamed(client, text, values);
      return await sendNamed(client, new NamedStatement({ name, text, values }, TYPES, known));
    } catch (error) {
      // It quotes the rows that broke a rule, which no log may contain.
      if (error instanceof DatabaseError) error.detail = undefined;
      // Its own stack leads into the driver; this one leads to the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  };
  const $transaction = (work: (tx: Prisma.TransactionClient) => Promise<unknown>, options: object) => {
    const connection: Connection = { isOver: false };
    const send: Send = async (text, values) => {
      const { client, isOver } = connection;
      if (isOver || !client) throw new Error('The transaction has ended.');
      return sendBy(client, text, values);
    };
    return STARTING.run(connection, () =>
      prisma.$transaction((tx) => work(Object.create(tx, methodsOf(send))), options),
    );
  };
  return Object.create(prisma, {
    ...methodsOf((text, values) => sendBy(pool, text, values)),
    $transaction: { value: $transaction },
    $disconnect: {
      // Prisma closes the pool only if it has used it.
      value: async () => {
        await prisma.$disconnect();
        if (!pool.ending) await pool.end();
      },
    },
  });
}
