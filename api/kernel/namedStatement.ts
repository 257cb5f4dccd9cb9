import type { Duplex } from 'node:stream';
import pg, { type Connection, type CustomTypesConfig, type QueryResult, type Submittable } from 'pg';

/** The driver's part that turns a value into what the database reads, which its types do not name. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/** A connection, as far as the driver's types do not describe it. */
interface Wire {
  readonly stream: Duplex;
  /** The texts of the statements that the connection's server has parsed, and of those that are on their way, by their names. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(statement: { text: string; name: string }): void;
  bind(statement: {
    portal: string;
    statement: string;
    values: readonly unknown[];
    valueMapper(value: unknown): unknown;
  }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
  sendCopyFail(reason: string): void;
}

/** How the rows of a statement are read. */
interface Columns {
  /** As properties of a row. */
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** A row of nulls, which is copied for each one. */
  readonly blank: Readonly<Record<string, unknown>>;
}

/** What is known of each named statement's columns, by the statement's name; shared by all connections of a pool. */
export type KnownColumns = Map<string, Columns>;

/** What a statement has brought. */
export type Answer = Pick<QueryResult, 'rows' | 'rowCount'>;
type Callback = (error: Error | null, answer?: Answer) => void;

/** A statement with a name, as it is sent. */
interface NamedText {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The name under which a column is read: `price_cents` is `priceCents`, as in the models. */
export function propertyOf(column: string): string {
  return column.replace(/_+([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function columnsOf(
  fields: readonly { name: string; dataTypeID: number }[],
  { getTypeParser }: CustomTypesConfig,
): Columns {
  const names = fields.map(({ name }) => propertyOf(name));
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => getTypeParser(dataTypeID) as (text: string) => unknown),
    blank: Object.fromEntries(names.map((name) => [name, null])),
  };
}

/**
 * One execution of a named statement, for the driver's `query`. The driver's own asks for the columns at every execution, and works out
 * from them how rows are read, which for an order's page takes longer than the row itself. Here both happen once on each connection: the
 * database refuses a statement whose columns have changed since it was parsed, and all connections of a pool understand a text alike.
 */
export class NamedStatement implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Set by the driver's `query`. The first call counts. */
  callback: Callback | undefined;
  readonly #types: CustomTypesConfig;
  readonly #known: KnownColumns;
  #columns: Columns | undefined;
  readonly #rows: Record<string, unknown>[] = [];
  #rowCount = 0;
  /** Why a value could not be written, or a row read. */
  #failure: Error | null = null;

  /** @param known shared by all statements of the database. */
  constructor({ name, text, values }: NamedText, types: CustomTypesConfig, known: KnownColumns) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#types = types;
    this.#known = known;
  }

  submit(connection: Connection): Error | null {
    const wire = connection as unknown as Wire;
    const sent = wire.parsedStatements[this.name] ?? wire.submittedNamedStatements[this.name];
    if (sent !== undefined && sent !== this.text)
      return new Error(`The name ${this.name} is that of another statement.`);
    // In one packet.
    wire.stream.cork();
    try {
      this.#send(wire, sent !== undefined);
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  #send(wire: Wire, isParsed: boolean): void {
    const { name, text, values } = this;
    if (!isParsed) {
      wire.parse({ text, name });
      wire.submittedNamedStatements[name] = text;
    }
    try {
      wire.bind({ portal: '', statement: name, values, valueMapper: prepareValue });
    } catch (error) {
      // Reported to the caller when the server has answered the sync.
      this.#failure = error as Error;
      wire.sync();
      return;
    }
    if (isParsed) this.#columns = this.#known.get(name);
    if (!this.#columns) wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = columnsOf(fields, this.#types);
    this.#known.set(this.name, this.#columns);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return;
    try {
      this.#rows.push(this.#read(fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  #read(fields: readonly (string | null)[]): Record<string, unknown> {
    const columns = this.#columns;
    if (columns?.names.length !== fields.length)
      throw new Error(`A row of ${this.name} has other columns than were described.`);
    const { names, parsers, blank } = columns;
    const row = { ...blank };
    for (const [place, name] of names.entries()) {
      const text = fields[place] ?? null;
      row[name] = text === null ? null : parsers[place]?.(text);
    }
    return row;
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rowCount = Number(/\d+$/.exec(text)?.[0] ?? 0);
    // A statement that never returns rows has no description.
    if (!this.#columns) this.#known.set(this.name, columnsOf([], this.#types));
  }

  handleEmptyQuery(): void {}

  handleError(error: Error): void {
    this.callback?.(this.#failure ?? error);
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.handleError(this.#failure);
    else this.callback?.(null, { rows: this.#rows, rowCount: this.#rowCount });
  }

  handleCopyInResponse(connection: Connection): void {
    (connection as unknown as Wire).sendCopyFail('No source of data is given.');
  }

  handleCopyData(): void {}
}
