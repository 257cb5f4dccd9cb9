import { readNameWords } from '../../catalog/items/readCatalogue.ts';
import { importPrices } from '../../catalog/prices/importPrices.ts';
import { planImport } from '../../catalog/prices/planImport.ts';
import { readPriceFeed } from '../../catalog/prices/priceFeed.ts';
import { readFeedText } from '../../catalog/prices/priceFeedHttp.ts';
import { listChanges, listImports } from '../../catalog/prices/priceImport.store.ts';
import { takeBackImport } from '../../catalog/prices/takeBackImport.ts';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { type Db, openDatabase } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { openOwner } from '../database/openOwner.ts';
import { roleUrl } from '../database/roles.ts';
import { repriceRobots } from '../seed/repriceRobots.ts';
import { PRICES_HELP, type PricesCommand, readPricesCommand } from './pricesCommand.ts';
import { operatorOf, runAsOwner, runWords } from './runCommand.ts';
import {
  SHOWN_MAX,
  writeChanges,
  writeImports,
  writePlan,
  writeProblems,
  writeRefusal,
  writeSummary,
} from './writePrices.ts';

type AskedOf<K extends PricesCommand['kind']> = Extract<PricesCommand, { kind: K }>;

/** Imports use the role of the worker, with more time for large statements. */
async function asWorker(act: (db: Db) => Promise<boolean>): Promise<boolean> {
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
    return await act(db);
  } finally {
    await db.$disconnect();
    await owner.close();
  }
}

/** The query of a feed's address may contain a key. */
function nameOf(source: string): string {
  return source.split('?')[0] ?? source;
}

async function record(db: Db, source: string, operator: string, outcome: string): Promise<void> {
  const about = { subjectKind: 'prices', subjectId: source, reason: null, outcome } as const;
  await inTransaction(db, (tx) => recordOperatorAction(tx, { operator, command: 'prices import', ...about }));
}

async function followByRobots(db: Db, platform: string | null): Promise<void> {
  const repriced = platform === null ? await repriceRobots(db) : 0;
  if (repriced > 0)
    console.log(`The robot sellers follow: ${repriced} listings have a new price / 机器人卖家已跟随调价`);
}

/** Batches are separate transactions, so start and end are recorded separately. */
async function importFeed(db: Db, command: AskedOf<'import'>): Promise<boolean> {
  const startedAt = performance.now();
  const read = readPriceFeed(await readFeedText(command.source), command.platform);
  const plan = await planImport({ db, words: readNameWords }, read, command);
  for (const line of [...writeProblems(read), ...writePlan(plan, command)]) console.log(line);
  if (plan.isRefused) console.log(writeRefusal(plan));
  if (plan.isRefused || command.isDryRun) return !plan.isRefused;
  const { feed } = plan;
  const origin = { source: nameOf(command.source), operator: operatorOf(command.operator) };
  await record(db, origin.source, origin.operator, 'begun');
  const summary = await importPrices({ db, words: readNameWords, origin }, feed);
  const of = feed.platform === null ? '' : ` of ${feed.platform}`;
  await record(db, origin.source, origin.operator, `${summary.rowCount} prices${of}`);
  await followByRobots(db, feed.platform);
  console.log(writeSummary(summary, feed, ((performance.now() - startedAt) / 1_000).toFixed(1)));
  return true;
}

async function takeBack(db: Db, command: AskedOf<'takeBack'>): Promise<boolean> {
  const outcome = await takeBackImport(db, { ...command, operator: operatorOf(command.operator) });
  if (outcome.kind === 'unknown') console.log('There is no such import / 没有这次导入');
  if (outcome.kind === 'tooOld') console.log('Its changes are no longer kept / 改动记录已清理，不能撤回');
  if (outcome.kind === 'notLast')
    console.log(`A later import stands; take it back first / 请先撤回之后的导入: ${outcome.laterId}`);
  if (outcome.kind !== 'done') return false;
  await followByRobots(db, outcome.platform);
  console.log(
    `${outcome.restoredCount} prices are as before, ${outcome.leftCount} were changed since and stay, ` +
      `${outcome.removedItemCount} new items are gone, ${outcome.keptItemCount} are in use and stay / ` +
      `已恢复 ${outcome.restoredCount} 个价格，${outcome.leftCount} 个之后又有变动未恢复，移除 ${outcome.removedItemCount} 个新饰品`,
  );
  return true;
}

async function show(db: Db, { importId }: AskedOf<'show'>): Promise<boolean> {
  const changes = await listChanges(db, importId, SHOWN_MAX);
  console.log(writeChanges(changes).join('\n'));
  return changes.length > 0;
}

/** `npm run prices:import`, `npm run prices`: imports price feeds, shows their changes and reverts them. */
await runWords<PricesCommand>(
  {
    script: 'prices',
    help: PRICES_HELP,
    read: readPricesCommand,
    isDangerous: ({ kind }) => kind === 'takeBack',
  },
  async (command) => {
    if (command.kind === 'import') return asWorker((db) => importFeed(db, command));
    return runAsOwner(async ({ db }) => {
      if (command.kind === 'show') return show(db, command);
      if (command.kind === 'takeBack') return takeBack(db, command);
      console.log(writeImports(await listImports(db, SHOWN_MAX)).join('\n'));
      return true;
    });
  },
);
