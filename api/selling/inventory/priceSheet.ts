import { csvFile, parseCsv } from '../../kernel/csv.ts';
import { AMOUNT_MAX_CENTS, type Cents, formatYuan, parseYuan } from '../../kernel/money.ts';
import type { ListingReason } from '../listing/listingOutcome.ts';

/** Maximum number of lines of a sheet, its head aside. */
export const SHEET_LINES_MAX = 20_000;

/**
 * The columns of a sheet. `id`, `price` and `cost` are read; the others are for its reader. `price` is written empty, beside
 * the ask of now: a sheet that comes back after a day sets no ask that its seller did not type.
 */
export const SHEET_COLUMNS = [
  'id',
  'item',
  'wear',
  'seed',
  'account',
  'reference',
  'ask',
  'price',
  'cost',
] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

const HEADS: Readonly<Record<'zh' | 'en', Readonly<Record<SheetColumn, string>>>> = {
  zh: {
    id: '编号',
    item: '饰品',
    wear: '磨损',
    seed: '模板',
    account: 'Steam 账号',
    reference: '参考价（元）',
    ask: '现价（元）',
    price: '售价（元）',
    cost: '成本（元）',
  },
  en: {
    id: 'ID',
    item: 'Item',
    wear: 'Float',
    seed: 'Pattern',
    account: 'Steam account',
    reference: 'Reference (yuan)',
    ask: 'Price now (yuan)',
    price: 'Price (yuan)',
    cost: 'Cost (yuan)',
  },
};

/** A seller's copy as a sheet has it. Amounts in fen; null if unknown, or not on sale. */
export interface SheetCopy {
  assetId: string;
  nameZh: string;
  nameEn: string;
  floatValue: number | null;
  paintSeed: number | null;
  accountName: string;
  referenceCents: Cents | null;
  /** Of its open listing. */
  listingId: string | null;
  askCents: Cents | null;
  costCents: Cents | null;
}

/** Copies as a file for spreadsheets in either language. */
export function writeSheet(copies: readonly SheetCopy[], language: 'zh' | 'en'): string {
  const amount = (cents: Cents | null): string => (cents === null ? '' : formatYuan(cents));
  const rows = copies.map((copy) => [
    copy.assetId,
    language === 'zh' ? copy.nameZh : copy.nameEn,
    copy.floatValue?.toFixed(9) ?? '',
    copy.paintSeed?.toString() ?? '',
    copy.accountName,
    amount(copy.referenceCents),
    amount(copy.askCents),
    '',
    amount(copy.costCents),
  ]);
  return csvFile([SHEET_COLUMNS.map((column) => HEADS[language][column]), ...rows]);
}

/** What can be wrong with a line: with the form of the file, a cell, or its price. */
export type SheetProblem =
  | 'notCsv'
  | 'tooManyLines'
  | 'columnUnknown'
  | 'columnTwice'
  | 'columnMissing'
  | 'cellCount'
  | 'notYourCopy'
  | 'copyTwice'
  | 'amountWrong'
  | 'notOnSale'
  | 'priceRefused';

/** One thing that is wrong. Nothing of a sheet is done while it has one. */
export interface SheetError {
  /** From 1. */
  line: number;
  /** Null: the line as a whole. */
  column: SheetColumn | null;
  problem: SheetProblem;
  /** Why the price was refused; null for every other problem. */
  reason: ListingReason | null;
  /** What stands there, at most 60 characters. */
  text: string;
}

/** One line of a sheet. Amounts in fen; null: the cell is empty, and nothing changes. */
export interface SheetLine {
  line: number;
  assetId: string;
  priceCents: Cents | null;
  costCents: Cents | null;
}

const TEXT_MAX = 60;

function sheetError(line: number, column: SheetColumn | null, problem: SheetProblem, text = ''): SheetError {
  return { line, column, problem, reason: null, text: [...text].slice(0, TEXT_MAX).join('') };
}

function columnOf(head: string): SheetColumn | null {
  const wanted = head.trim().toLowerCase();
  const isNamed = (column: SheetColumn): boolean =>
    [column, HEADS.zh[column], HEADS.en[column]].some((name) => name.toLowerCase() === wanted);
  return SHEET_COLUMNS.find(isNamed) ?? null;
}

function readHead(line: number, cells: readonly string[]): { columns: SheetColumn[]; errors: SheetError[] } {
  const columns: SheetColumn[] = [];
  const errors: SheetError[] = [];
  for (const head of cells) {
    const column = columnOf(head);
    if (column === null) errors.push(sheetError(line, null, 'columnUnknown', head));
    else if (columns.includes(column)) errors.push(sheetError(line, column, 'columnTwice', head));
    else columns.push(column);
  }
  if (errors.length > 0) return { columns, errors };
  if (!columns.includes('id')) errors.push(sheetError(line, 'id', 'columnMissing'));
  if (!columns.includes('price') && !columns.includes('cost'))
    errors.push(sheetError(line, 'price', 'columnMissing'));
  return { columns, errors };
}

/**
 * Reads a sheet, in either language and with its columns in any order. Empty cells change nothing. Amounts are plain:
 * `12.50`, without a sign, a symbol or separators.
 * @returns the lines, and everything that is wrong with them.
 */
export function readSheet(text: string): { lines: SheetLine[]; errors: SheetError[] } {
  const records = parseCsv(text);
  if (!Array.isArray(records)) return { lines: [], errors: [sheetError(records.line, null, 'notCsv')] };
  const [head, ...rest] = records;
  if (!head) return { lines: [], errors: [sheetError(1, 'id', 'columnMissing')] };
  const { columns, errors } = readHead(head.line, head.cells);
  if (errors.length > 0) return { lines: [], errors };
  const excess = rest[SHEET_LINES_MAX];
  if (excess) return { lines: [], errors: [sheetError(excess.line, null, 'tooManyLines')] };
  const lines: SheetLine[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of rest) {
    // Spreadsheets drop or add empty cells at the end of a line.
    if (cells.slice(columns.length).some((cell) => cell !== '')) {
      errors.push(sheetError(line, null, 'cellCount', cells.join(',')));
      continue;
    }
    const cellOf = (column: SheetColumn): string => cells[columns.indexOf(column)] ?? '';
    const amountOf = (column: 'price' | 'cost'): Cents | null => {
      const cell = cellOf(column);
      const cents = parseYuan(cell);
      if (cell === '' || (cents !== null && cents > 0n && cents <= AMOUNT_MAX_CENTS)) return cents;
      errors.push(sheetError(line, column, 'amountWrong', cell));
      return null;
    };
    const assetId = cellOf('id').toLowerCase();
    if (seen.has(assetId)) errors.push(sheetError(line, 'id', 'copyTwice', assetId));
    seen.add(assetId);
    lines.push({ line, assetId, priceCents: amountOf('price'), costCents: amountOf('cost') });
  }
  return { lines, errors };
}

/** A spreadsheet on a Chinese system may save in the second one. */
const ENCODINGS = ['utf-8', 'gb18030'];

/** The text of an uploaded sheet. */
export function decodeSheet(bytes: Uint8Array): string {
  for (const encoding of ENCODINGS) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one.
    }
  }
  return new TextDecoder().decode(bytes);
}

/** What a sheet changes. */
export interface SheetChanges {
  prices: { line: number; listingId: string; priceCents: Cents }[];
  costs: { line: number; assetId: string; costCents: Cents }[];
}

/** Compares the lines of a sheet with the seller's copies. What is already so changes nothing. */
export function changesOf(
  lines: readonly SheetLine[],
  copies: ReadonlyMap<string, SheetCopy>,
): { changes: SheetChanges; errors: SheetError[] } {
  const changes: SheetChanges = { prices: [], costs: [] };
  const errors: SheetError[] = [];
  for (const { line, assetId, priceCents, costCents } of lines) {
    const copy = copies.get(assetId);
    if (!copy) {
      errors.push(sheetError(line, 'id', 'notYourCopy', assetId));
      continue;
    }
    if (costCents !== null && costCents !== copy.costCents) changes.costs.push({ line, assetId, costCents });
    if (priceCents === null || priceCents === copy.askCents) continue;
    if (copy.listingId === null) errors.push(sheetError(line, 'price', 'notOnSale', formatYuan(priceCents)));
    else changes.prices.push({ line, listingId: copy.listingId, priceCents });
  }
  return { changes, errors };
}
