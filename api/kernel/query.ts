import {
  CamelCasePlugin,
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type PluginTransformResultArgs,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
  type UnknownRow,
} from 'kysely';
import type { Db, Tx } from './db.ts';
import type { DB } from './generated/kysely/tables.ts';

/** All tables with the types of their columns, generated from `prisma/*.prisma`. */
export type Tables = DB;

/** Writes the models' names as those of tables and columns. Rows come with the models' names already. */
class ModelNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/** True if a statement returns only its number of changed rows. */
function isChange(query: CompiledQuery['query']): boolean {
  const changes = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];
  return changes.includes(query.kind) && (query as { returning?: unknown }).returning === undefined;
}

/** Sends statements through Prisma: on its connections, and within its transaction if there is one. */
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

/** This driver never starts a transaction: `inTransaction` does. */
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
 * Returns the typed builder for hand-written SQL, within the transaction if one is given. Tables and columns have the models' camel-case
 * names. Values are converted as Prisma does: `bigint` for 64-bit integers, `Date` for times; keys within JSON columns stay as they are.
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
    plugins: [new ModelNames()],
  });
  BUILDERS.set(db, made);
  return made;
}

/** Stands for a value in a statement that is written once. */
class Argument {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** The values of a statement by name, each as what stands for it while the statement is written. */
type Arguments<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/**
 * Writes a statement once for all its uses: for one of an order's page, Kysely takes longer than PostgreSQL. Called with the names of its
 * values, and then with the function that writes it, so that the rows' type is inferred.
 */
export function prepareQuery<Values extends object>(...names: (keyof Values)[]) {
  const standIns = Object.fromEntries(names.map((name) => [name, sql`${new Argument(name)}`]));
  return <Row>(write: (query: Kysely<Tables>, values: Arguments<Values>) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined;
    return async (db: Db | Tx, values: Values): Promise<Row[]> => {
      compiled ??= write(queryOf(db), standIns as Arguments<Values>).compile();
      const parameters = compiled.parameters.map((value) =>
        value instanceof Argument ? values[value.name as keyof Values] : value,
      );
      return db.$queryRawUnsafe<Row[]>(compiled.sql, ...parameters);
    };
  };
}

/**
 * Columns of one of several joined tables, which may have columns of the same name: each is selected under its name behind that of the table,
 * and `read` returns the table's row.
 * @param table the name of the table in the statement.
 */
export function joinedColumns<Table extends string, Column extends string>(
  table: Table,
  columns: readonly Column[],
) {
  type Key<Name extends Column> = `${Table}$${Name}`;
  type Selected<Name extends Column> = Name extends Column ? `${Table}.${Name} as ${Key<Name>}` : never;
  type Columns<Row extends Record<Key<Column>, unknown>> = { [Name in Column]: Row[Key<Name>] };
  const keys = columns.map((name) => ({ name, key: `${table}$${name}` as Key<Column> }));
  const blank = Object.fromEntries(columns.map((name) => [name, null]));
  return {
    columns: keys.map(({ name, key }) => `${table}.${name} as ${key}` as Selected<Column>),
    read<Row extends Record<Key<Column>, unknown>>(row: Row): Columns<Row> {
      const read: Record<string, unknown> = { ...blank };
      for (const { name, key } of keys) read[name] = row[key];
      return read as Columns<Row>;
    },
  };
}

/** Ids as a table `item`, for a statement that applies to each of them. */
export function itemsOf(ids: readonly string[]) {
  return sql<{ id: string }>`unnest(${[...ids]}::uuid[])`.as<'item'>(sql`item (id)`);
}
