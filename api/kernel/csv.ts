/** Text that a spreadsheet would run as a formula (T-28); a plain negative number is safe. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/;

/**
 * A cell that no spreadsheet runs: formulas are prefixed with an apostrophe, quotes are doubled, and the cell is quoted
 * if needed.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a file for spreadsheets begins with, by which they know that it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A line of a file for spreadsheets, ended by CRLF. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Lines as a file for spreadsheets: UTF-8 with a byte order mark. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvLine).join('');
}

/** A record of a file and the number of the line on which it begins, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** A file that is not CSV: a quote that is never closed, or text after a closing quote, on this line. */
export interface CsvFault {
  line: number;
}

/**
 * Parses CSV (RFC 4180) whose cells are separated by commas, semicolons or tabs: the one that comes first in the first
 * line. Lines may end with LF, CR or both; empty lines are skipped. An apostrophe in front of a formula is removed.
 */
export function parseCsv(text: string): CsvRecord[] | CsvFault {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = /[,;\t]/.exec(source.split(/[\r\n]/, 1)[0] ?? '')?.[0] ?? ',';
  // One cell: quoted with doubled quotes, or up to the next separator or end of line; then what ends it.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const records: CsvRecord[] = [];
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  while (cell.lastIndex < source.length || record.cells.length > 0) {
    const found = cell.exec(source);
    if (!found) return { line };
    const [whole, quoted, plain = '', end] = found;
    const value = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"');
    record.cells.push(value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    if (record.cells.some((each) => each !== '')) records.push(record);
    record = { line, cells: [] };
    if (end === '') break;
  }
  return records;
}
