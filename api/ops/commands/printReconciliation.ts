import { type PlainCommand, readPlainCommand } from '../../kernel/commandLine.ts';
import { formatYuan } from '../../kernel/money.ts';
import { openOwner } from '../database/openOwner.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { runWords } from './runCommand.ts';

const HELP = `npm run reconciliation

The reports of the last thirty nights, the newest first: our payments against the payment app's account. Ends with 1 while one differs.
最近三十晚的对账结果，新的在前；有差异时以 1 结束。`;

interface ReportRow {
  day: string;
  checkedAt: Date;
  matchedCount: number;
  inCents: string;
  outCents: string;
  otherCount: number;
  otherCents: string;
  differenceCount: number;
  differences: { number: string; kind: string; ourCents: string; theirCents: string }[];
}

const yuan = (cents: string): string => formatYuan(BigInt(cents));

function linesOf(report: ReportRow): string[] {
  const { day, matchedCount, inCents, outCents, otherCount, otherCents, differenceCount } = report;
  const head =
    `${differenceCount === 0 ? '✔' : '✖'} ${day}  ${matchedCount} payments alike: ¥${yuan(inCents)} in, ¥${yuan(outCents)} out; ` +
    `${otherCount} other lines of ¥${yuan(otherCents)}; ${differenceCount} differences; compared ${report.checkedAt.toISOString()}`;
  const named = report.differences.map(
    ({ number, kind, ourCents, theirCents }) =>
      `    ${number}  ${kind}: ours ¥${yuan(ourCents)}, the payment app's ¥${yuan(theirCents)}`,
  );
  return [head, ...named];
}

async function listReports(ownerUrl: string): Promise<ReportRow[]> {
  return withOwnerDb(
    ownerUrl,
    (db) => db.$queryRaw<ReportRow[]>`
      select day::text, checked_at as "checkedAt", matched_count as "matchedCount", in_cents::text as "inCents",
        out_cents::text as "outCents", other_count as "otherCount", other_cents::text as "otherCents",
        difference_count as "differenceCount", differences
      from reconciliation_report order by day desc limit 30`,
  );
}

/** `npm run reconciliation`: prints the reports of the last thirty nights, newest first. Exits with 1 if one has differences. */
await runWords<PlainCommand>({ script: 'reconciliation', help: HELP, read: readPlainCommand }, async () => {
  const owner = await openOwner();
  const reports = await listReports(owner.url).finally(() => owner.close());
  if (reports.length === 0) console.log('No night has been compared yet.');
  for (const line of reports.flatMap(linesOf)) console.log(line);
  return reports.every(({ differenceCount }) => differenceCount === 0);
});
