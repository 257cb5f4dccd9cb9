import { parseArgs } from 'node:util';

/** How a run of the bench is made. */
export interface BenchFlags {
  /** How long each row is measured. */
  seconds: number;
  connections: number;
  /** Copies on sale, about, and kinds of item; null: the whole catalogue. */
  listings: number;
  items: number | null;
  /** Runs only the rows whose name begins with this text. Empty: all rows. */
  rows: string[];
}

/** A number of the command line. @throws Error in one sentence that names the flag. */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0, not “${text}”.`);
  return value;
}

/** Reads the command line. @throws Error in one sentence that names what is wrong. */
export function readBenchFlags(args: string[]): BenchFlags {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string' },
      connections: { type: 'string', default: '32' },
      listings: { type: 'string' },
      items: { type: 'string' },
      rows: { type: 'string', default: '' },
      quick: { type: 'boolean', default: false },
    },
  });
  return {
    seconds: positive('seconds', values.seconds ?? (values.quick ? '2' : '8')),
    connections: positive('connections', values.connections),
    listings: positive('listings', values.listings ?? (values.quick ? '50000' : '500000')),
    items: values.items === undefined ? null : positive('items', values.items),
    rows: values.rows.split(',').filter((name) => name !== ''),
  };
}
