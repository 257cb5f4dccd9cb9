/** A line of the table at the end. */
export interface BenchLine {
  work: string;
  perSecond: string;
  share: string;
  p50: string;
  p99: string;
  control: string;
  goal: string;
  isReached: boolean | null;
}

const HEADS = ['work', 'requests/s', 'of ceiling', 'p50 ms', 'p99 ms', "control's", 'goal', 'ok'];

/** Lays the lines out in columns; figures to the right. */
export function writeBenchTable(lines: readonly BenchLine[]): string {
  const cells = lines.map((line) => [
    line.work,
    line.perSecond,
    line.share,
    line.p50,
    line.p99,
    line.control,
    line.goal,
    line.isReached === null ? '' : line.isReached ? 'ok' : '—',
  ]);
  const widths = HEADS.map((head, column) =>
    Math.max(...[HEADS, ...cells].map((row) => (row[column] ?? head).length)),
  );
  const layOut = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column >= 1 && column <= 5 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [layOut(HEADS), widths.map((width) => '─'.repeat(width)).join('  '), ...cells.map(layOut)].join(
    '\n',
  );
}

/** A number for people: no more digits than mean something. */
export function figureText(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** A share as percent. */
export function shareText(share: number): string {
  return `${figureText(share * 100)} %`;
}
