import { BYTE_ORDER_MARK, csvLine } from '../../kernel/csv.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { toSafeNumber } from '../../kernel/money.ts';

/** The kinds of daily files. */
export const DUMP_KINDS = ['sales', 'asks', 'bids', 'traits'] as const;
export type DumpKind = (typeof DUMP_KINDS)[number];
/** The formats of each. */
export const DUMP_FORMATS = ['jsonl', 'csv'] as const;
export type DumpFormat = (typeof DUMP_FORMATS)[number];

/** Increases when a column changes its meaning or goes. */
export const SCHEMA_VERSION = 1;
/** A group of lines is left out whole unless so many different sellers, or bidders, stand behind it: no line tells of a person. */
export const PERSONS_MIN = 3;
/** For how many days after its own a file is kept. */
export const DAYS_KEPT = 30;

/** A file that is identified by its kind and day, in both formats. */
export interface DumpOfDay {
  readonly kind: DumpKind;
  /** Day in UTC, as `2026-11-26`. */
  readonly day: string;
}

/** One line of a file, as the database has it: amounts in fen. */
export type DumpRow = Readonly<Record<string, string | number | bigint | null>>;

/** The columns of each kind, in their order. */
export const DUMP_COLUMNS: Readonly<Record<DumpKind, readonly string[]>> = {
  sales: [
    'marketHashName',
    'phase',
    'day',
    'count',
    'lowestCents',
    'medianCents',
    'highestCents',
    'volumeCents',
  ],
  asks: ['marketHashName', 'phase', 'priceCents', 'count'],
  bids: ['marketHashName', 'conditions', 'priceCents', 'count'],
  traits: ['marketHashName', 'phase', 'trait', 'from', 'to', 'count'],
};

/** A day is over a minute after midnight, when every transaction of before it has ended. */
const ENDED_MS = 60_000;
/** For how many days sales that no worker was there for are read later. */
const SALES_DAYS_BACK = 7;
/** For how long after the end of a day the market is shown as that of its end, in milliseconds: later nobody knows what it was then. */
const STATE_MS = 3_600_000;

function dayAt(now: Date, daysBack: number): string {
  return new Date(now.getTime() - ENDED_MS - daysBack * DAY_MS).toISOString().slice(0, 10);
}

/** The files that can be made at a time, the newest first. */
export function makeableDumps(now: Date): DumpOfDay[] {
  const endedMs = Date.parse(dayAt(now, 1)) + DAY_MS;
  const stateDays = now.getTime() - endedMs < STATE_MS ? 1 : 0;
  return DUMP_KINDS.flatMap((kind) => {
    const length = kind === 'sales' ? SALES_DAYS_BACK : stateDays;
    return Array.from({ length }, (_, index) => ({ kind, day: dayAt(now, index + 1) }));
  });
}

/** The oldest day whose files are kept. */
export function oldestDayKept(now: Date): string {
  return dayAt(now, DAYS_KEPT);
}

/** What a file in a format begins with. */
export const HEADS: Readonly<Record<DumpFormat, (kind: DumpKind) => string>> = {
  jsonl: () => '',
  csv: (kind) => BYTE_ORDER_MARK + csvLine(DUMP_COLUMNS[kind]),
};

/** A row as a line in each format. Its amounts must be whole numbers that JSON can hold. */
export const LINES: Readonly<Record<DumpFormat, (kind: DumpKind, row: DumpRow) => string>> = {
  jsonl: (kind, row) =>
    `${JSON.stringify(Object.fromEntries(DUMP_COLUMNS[kind].map((column) => [column, plainValue(row, column)])))}\n`,
  csv: (kind, row) => csvLine(DUMP_COLUMNS[kind].map((column) => String(plainValue(row, column) ?? ''))),
};

function plainValue(row: DumpRow, column: string): string | number | null {
  const value = row[column] ?? null;
  return typeof value === 'bigint' ? toSafeNumber(value) : value;
}
