import { type Cents, formatYuan } from '../../kernel/money.ts';

/** A line of the statement. */
export interface StatementLine {
  createdAt: Date;
  type: string;
  reason: string;
  account: string;
  amountCents: Cents;
  balanceAfterCents: Cents;
  number: string;
}

const SHANGHAI_MS = 8 * 3_600_000;
/** Text that a spreadsheet would run as a formula (T-28); a plain negative number is safe. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/;
const HEADS = {
  zh: ['时间（北京时间）', '类型', '事由', '账户', '金额（元）', '余额（元）', '单号'],
  en: ['Time (Beijing)', 'Type', 'Reason', 'Account', 'Amount (yuan)', 'Balance (yuan)', 'Number'],
} as const;

/**
 * A cell that no spreadsheet runs: formulas are prefixed with an apostrophe, quotes are doubled, and the cell is quoted
 * if needed.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The statement as CSV for spreadsheets in either language: UTF-8 with a byte order mark, lines ended by CRLF. */
export function statementCsv(lines: readonly StatementLine[], language: 'zh' | 'en'): string {
  const rows = lines.map((line) => [
    csvCell(new Date(line.createdAt.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ')),
    csvCell(line.type),
    csvCell(line.reason),
    csvCell(line.account),
    csvCell(formatYuan(line.amountCents)),
    csvCell(formatYuan(line.balanceAfterCents)),
    csvCell(line.number),
  ]);
  return `\uFEFF${[HEADS[language], ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}
