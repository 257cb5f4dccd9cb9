import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import type { Db, Tx } from './db.ts';
import type { DB } from './generated/kysely/tables.ts';

/** Every table with the types of its columns, generated from `prisma/*.prisma`. */
export type Tables = DB;

/** Whether a statement is asked for nothing but how many rows it changed. */
function isChange(query: CompiledQuery['query']): boolean {
  const changes = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];
  return changes.includes(query.kind) && (query as { returning?: unknown }).returning === undefined;
}

/** Sends statements through Prisma: on its connections, and inside of its transaction where there is one. */
class PrismaConnection implements DatabaseConnection {
  readonly #db: Db | Tx;

  constructor(db: Db | Tx) {
    this.#db = db;
  }

  async executeQuery<R>({ sql: text, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (isChange(query))
      return {
        rows: [],
        numAffectedRows: BigInt(await this.#db.$executeRawUnsafe(text, ...parameters)),
      };
    return { rows: await this.#db.$queryRawUnsafe<R[]>(text, ...parameters) };
  }

  streamQuery(): never {
    throw new Error('Statements are answered as a whole.');
  }
}

/** Transactions are `inTransaction`'s: this driver begins none. */
class PrismaDriver implements Driver {
  readonly #connection: PrismaConnection;

  constructor(db: Db | Tx) {
    this.#connection = new PrismaConnection(db);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<never> {
    throw new Error('Transactions begin by inTransaction.');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

const BUILDERS = new WeakMap<Db | Tx, Kysely<Tables>>();

/**
 * The typed builder for hand-written SQL, within this transaction where one is given. Names of tables and columns are the models' in camel case;
 * values are converted as Prisma converts them: `bigint` for 64 bits, `Date` for times.
 */
export function queryOf(db: Db | Tx): Kysely<Tables> {
  const known = BUILDERS.get(db);
  if (known) return known;
  const made = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PrismaDriver(db),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    // What is kept as JSON keeps its own names.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  BUILDERS.set(db, made);
  return made;
}

/** Ids as a table `item`, for a statement that says the same of each. */
export function itemsOf(ids: readonly string[]) {
  return sql<{ id: string }>`unnest(${[...ids]}::uuid[])`.as<'item'>(sql`item (id)`);
}
