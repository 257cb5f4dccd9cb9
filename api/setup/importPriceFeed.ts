import { readNameWords } from '../catalogue/readNameWords.ts';
import { type Db, openDatabase } from '../kernel/db.ts';
import { inTransaction } from '../kernel/tx.ts';
import { recordOperatorAction } from '../operate/recordOperatorAction.ts';
import { type ImportSummary, importPrices } from '../price/importPrices.ts';
import { type FeedProblem, type PriceFeed, readPriceFeed } from '../price/priceFeed.ts';
import { readFeedText } from '../price/priceFeedHttp.ts';
import { openOwner } from './openOwner.ts';
import { PRICES_HELP, type PricesCommand, readPricesCommand } from './pricesCommand.ts';
import { repriceRobots } from './repriceRobots.ts';
import { roleUrl } from './roles.ts';
import { operatorOf, runWords } from './runCommand.ts';

const SHOWN_PROBLEMS = 40;

function writeProblem({ line, name, reason }: FeedProblem): string {
  return `  skipped, line ${line ?? '?'}: “${name}”: ${reason}`;
}

function writeSummary(summary: ImportSummary, { platform }: PriceFeed, startedAt: number): string {
  const of = platform === null ? '' : ` of ${platform}`;
  const {
    rowCount,
    newItemCount,
    changedPriceCount,
    changedItemCount,
    historyPointCount,
    skippedCount,
    unknownCount,
    cnyPerUsd,
  } = summary;
  const rate = cnyPerUsd === null ? '' : ` at ${cnyPerUsd} yuan for a dollar`;
  return (
    `${rowCount} prices${of}${rate}: ${changedPriceCount} new or changed, ${changedItemCount} items show ` +
    `another price, ${newItemCount} new items read from their names, ${historyPointCount} points of today's history, ` +
    `${skippedCount} rows skipped, ${unknownCount} of unknown items left out, in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
  );
}

async function record(db: Db, source: string, operator: string, outcome: string): Promise<void> {
  const about = { subjectKind: 'prices', subjectId: nameOf(source), reason: null, outcome } as const;
  await inTransaction(db, (tx) => recordOperatorAction(tx, { operator, command: 'prices import', ...about }));
}

/** A feed's address may carry a key behind its question mark. */
function nameOf(source: string): string {
  return source.split('?')[0] ?? source;
}

/** The batches are transactions of their own: the record says that they began, and how they ended. */
async function importInto(feed: PriceFeed, source: string, operator: string): Promise<ImportSummary> {
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
    await record(db, source, operator, 'begun');
    const summary = await importPrices({ db, words: readNameWords }, feed);
    await record(
      db,
      source,
      operator,
      `${summary.rowCount} prices${feed.platform === null ? '' : ` of ${feed.platform}`}`,
    );
    const repriced = feed.platform === null ? await repriceRobots(db) : 0;
    if (repriced > 0) console.log(`The robot sellers follow: ${repriced} listings have a new price.`);
    return summary;
  } finally {
    await db.$disconnect();
    await owner.close();
  }
}

/** `npm run prices:import -- <file or address>`: brings a price feed into the market. The market may run meanwhile. */
await runWords<PricesCommand>(
  { script: 'prices:import', help: PRICES_HELP, read: readPricesCommand },
  async ({ source, platform, operator }) => {
    const startedAt = performance.now();
    const feed = readPriceFeed(await readFeedText(source), platform);
    for (const problem of feed.problems.slice(0, SHOWN_PROBLEMS)) console.log(writeProblem(problem));
    if (feed.problems.length > SHOWN_PROBLEMS)
      console.log(`  … and ${feed.problems.length - SHOWN_PROBLEMS} more rows skipped`);
    console.log(writeSummary(await importInto(feed, source, operatorOf(operator)), feed, startedAt));
    return true;
  },
);
