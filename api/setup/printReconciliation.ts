import { Client } from 'pg';
import { formatYuan } from '../kernel/money.ts';
import { openOwner } from './openOwner.ts';

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

/** `npm run reconciliation`: the reports of the last thirty nights, newest first. Ends with 1 while one has differences. */
async function main(): Promise<void> {
  const owner = await openOwner();
  const client = new Client({ connectionString: owner.url });
  await client.connect();
  const { rows } = await client.query<ReportRow>(
    `select day::text, checked_at as "checkedAt", matched_count as "matchedCount", in_cents as "inCents", out_cents as "outCents",
       other_count as "otherCount", other_cents as "otherCents", difference_count as "differenceCount", differences
     from reconciliation_report order by day desc limit 30`,
  );
  await client.end();
  await owner.close();
  if (rows.length === 0) console.log('No night has been compared yet.');
  for (const line of rows.flatMap(linesOf)) console.log(line);
  process.exitCode = rows.some(({ differenceCount }) => differenceCount > 0) ? 1 : 0;
}

await main();
