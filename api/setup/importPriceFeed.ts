import { readNameWords } from '../catalogue/readNameWords.ts';
import { openDatabase } from '../kernel/db.ts';
import { type ImportSummary, importPrices } from '../price/importPrices.ts';
import { type FeedProblem, type PriceFeed, readPriceFeed } from '../price/priceFeed.ts';
import { readFeedText } from '../price/priceFeedHttp.ts';
import { openOwner } from './openOwner.ts';
import { roleUrl } from './roles.ts';

const SHOWN_PROBLEMS = 40;

function writeProblem({ line, name, reason }: FeedProblem): string {
  return `  skipped, line ${line ?? '?'}: “${name}”: ${reason}`;
}

function writeSummary(summary: ImportSummary, startedAt: number): string {
  const {
    rowCount,
    newItemCount,
    changedPriceCount,
    changedItemCount,
    historyPointCount,
    skippedCount,
    cnyPerUsd,
  } = summary;
  return (
    `${rowCount} prices at ${cnyPerUsd} yuan for a dollar: ${changedPriceCount} new or changed, ${changedItemCount} items show ` +
    `another price, ${newItemCount} new items read from their names, ${historyPointCount} points of today's history, ` +
    `${skippedCount} rows skipped, in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
  );
}

async function importInto(feed: PriceFeed): Promise<ImportSummary> {
  const owner = await openOwner();
  const db = openDatabase({
    url: roleUrl(owner.url, 'worker'),
    poolSize: 2,
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 60_000,
  });
  try {
    await db.$queryRaw`select 1 from exchange_rate limit 1`.catch(() => {
      throw new Error('There is no market in this database yet: run npm start once.');
    });
    return await importPrices({ db, words: readNameWords() }, feed);
  } finally {
    await db.$disconnect();
    await owner.close();
  }
}

/** `npm run prices:import -- <file or address>`: brings a price feed into the market. The market may run meanwhile. */
async function main([source]: string[]): Promise<void> {
  const startedAt = performance.now();
  if (source === undefined)
    throw new Error('Name the feed: npm run prices:import -- <file or http(s) address>');
  const feed = readPriceFeed(await readFeedText(source));
  for (const problem of feed.problems.slice(0, SHOWN_PROBLEMS)) console.log(writeProblem(problem));
  if (feed.problems.length > SHOWN_PROBLEMS)
    console.log(`  … and ${feed.problems.length - SHOWN_PROBLEMS} more rows skipped`);
  console.log(writeSummary(await importInto(feed), startedAt));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
