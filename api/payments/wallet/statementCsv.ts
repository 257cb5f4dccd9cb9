import { BYTE_ORDER_MARK, csvLine } from '../../kernel/csv.ts';
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
const HEADS = {
  zh: ['时间（北京时间）', '类型', '事由', '账户', '金额（元）', '余额（元）', '单号'],
  en: ['Time (Beijing)', 'Type', 'Reason', 'Account', 'Amount (yuan)', 'Balance (yuan)', 'Number'],
} as const;

/** The statement as a file for spreadsheets in either language, written while its pages are read. */
export async function* statementCsv(
  pages: AsyncIterable<readonly StatementLine[]>,
  language: 'zh' | 'en',
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADS[language]);
  for await (const lines of pages) yield lines.map(writeLine).join('');
}

function writeLine(line: StatementLine): string {
  return csvLine([
    new Date(line.createdAt.getTime() + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' '),
    line.type,
    line.reason,
    line.account,
    formatYuan(line.amountCents),
    formatYuan(line.balanceAfterCents),
    line.number,
  ]);
}
