import { availableParallelism } from 'node:os';
import { Pool } from 'pg';
import { readCatalogue } from '../../api/catalog/items/readCatalogue.ts';
import { ensureSite } from '../../api/http/site/buildSite.ts';
import { auditInvariants } from '../../api/ops/audit/auditInvariants.ts';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { type BenchDatabase, openBenchDatabase } from './benchDatabase.ts';
import { type BenchFlags, readBenchFlags } from './benchFlags.ts';
import { type BenchRow, WrongAnswer } from './benchRow.ts';
import { type BenchServer, startBenchApi, startBenchServer } from './benchServer.ts';
import { type BenchLine, figureText, shareText, writeBenchTable } from './benchTable.ts';
import { countRoundTrips } from './countRoundTrips.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { listRows } from './listRows.ts';
import { runLoad } from './load.ts';
import { asShares, type BenchRun, measureRow, type RowFigures } from './measureRow.ts';
import { orderRows } from './orderRows.ts';
import { readQuestions } from './questions.ts';
import { sellerLines } from './sellerLines.ts';

const RESIDENT_MAX_MIB = 400;
const INDEX_MAX_MS = 3_000;
const GROWTH_MAX = 1.5;
const ROUND_TRIPS_MAX = 5;
const BLANK = { perSecond: '', share: '', p50: '', p99: '', control: '' };
const startedAt = performance.now();

function say(line: string): void {
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
}

async function measureCeiling(ceiling: BenchServer, flags: BenchFlags): Promise<number> {
  const load = { url: ceiling.url, connections: flags.connections, ask: { path: '/' } };
  await runLoad({ ...load, seconds: Math.max(0.5, flags.seconds / 4) });
  const { perSecond } = await runLoad({ ...load, seconds: flags.seconds });
  say(`ceiling: ${figureText(perSecond)}/s`);
  return perSecond;
}

async function measureRows(rows: BenchRow[], run: BenchRun): Promise<Map<BenchRow, RowFigures | string>> {
  const measured = new Map<BenchRow, RowFigures | string>();
  for (const [index, row] of rows.entries()) {
    const figures = await measureRow(row, run);
    measured.set(row, figures);
    const word =
      typeof figures === 'string'
        ? figures
        : `${figureText(figures.ours.perSecond)}/s, p50 ${figureText(figures.ours.p50Ms)} ms, ${figureText(figures.cpuMs)} ms CPU each${figures.control ? `; control ${figureText(figures.control.perSecond)}/s` : ''}`;
    say(`${index + 1}/${rows.length} ${row.name}: ${word}`);
  }
  return measured;
}

function lineOf(row: BenchRow, figures: RowFigures | string, ceiling: number): BenchLine {
  const blank = { ...BLANK, work: row.work, goal: row.goal };
  if (typeof figures === 'string') return { ...blank, goal: `${row.goal} (${figures})`, isReached: null };
  const measured = asShares(figures, ceiling);
  return {
    work: row.name === 'page-new' ? `${row.work}, ${figureText(measured.cpuMs)} ms CPU` : row.work,
    perSecond: figureText(measured.perSecond),
    share: shareText(measured.share),
    p50: figureText(measured.p50Ms),
    p99: figureText(measured.p99Ms),
    control: measured.controlShare === null ? '' : shareText(measured.controlShare),
    goal: row.goal,
    isReached: row.isReached(measured),
  };
}

function growthLine({ work, tenthMs, wholeMs }: Growth): BenchLine {
  const ratio = wholeMs / tenthMs;
  return {
    work: `ten times the data: ${work}, ${figureText(ratio)} times the p50 of ${figureText(tenthMs)} ms`,
    perSecond: '',
    share: '',
    p50: figureText(wholeMs),
    p99: '',
    control: '',
    goal: `${GROWTH_MAX} times`,
    isReached: ratio <= GROWTH_MAX,
  };
}

async function roundTripLines(flags: BenchFlags, apiUrl: string, pool: Pool): Promise<BenchLine[]> {
  if (!isWanted(flags, 'purchase')) return [];
  const count = await countRoundTrips(apiUrl, pool);
  return [
    {
      ...BLANK,
      work: `purchase: ${count} round trips inside the transaction`,
      goal: `${ROUND_TRIPS_MAX}`,
      isReached: count <= ROUND_TRIPS_MAX,
    },
  ];
}

async function processLines(api: BenchServer): Promise<BenchLine[]> {
  const { residentBytes, indexLoadMs } = await api.readFigures();
  const mib = residentBytes / 1024 ** 2;
  return [
    {
      ...BLANK,
      work: `memory of the api after all this: ${figureText(mib)} MiB`,
      goal: `${RESIDENT_MAX_MIB} MiB`,
      isReached: mib <= RESIDENT_MAX_MIB,
    },
    {
      ...BLANK,
      work: `market in memory after ${figureText(indexLoadMs)} ms; api at work after ${figureText(api.readyMs)} ms`,
      goal: `${INDEX_MAX_MS} ms`,
      isReached: indexLoadMs <= INDEX_MAX_MS,
    },
  ];
}

const isWanted = (flags: BenchFlags, name: string): boolean =>
  flags.rows.length === 0 || flags.rows.some((start) => name.startsWith(start));

/** Opened before anything is measured: making a data set is work for the whole machine. */
async function openTenth(flags: BenchFlags, data: BenchDatabase): Promise<string | null> {
  if (!isWanted(flags, 'growth')) return null;
  const items = Math.round((flags.items ?? readCatalogue().length) / 10);
  return data.open({ items, listings: Math.round(flags.listings / 10) }, 'tenth');
}

async function growthLines(
  flags: BenchFlags,
  ownerUrl: string | null,
  whole: { url: string; pool: Pool },
): Promise<BenchLine[]> {
  if (ownerUrl === null) return [];
  const api = await startBenchApi(roleUrl(ownerUrl, 'api'));
  const pool = new Pool({ connectionString: ownerUrl, max: 2 });
  try {
    const [all, tenth] = [await readQuestions(whole.pool), await readQuestions(pool)];
    const seconds = Math.max(1, flags.seconds / 4);
    const growths = await measureGrowth(
      { url: whole.url, questions: all },
      { url: api.url, questions: tenth },
      seconds,
    );
    for (const { work, tenthMs, wholeMs } of growths)
      say(`growth of ${work}: ${figureText(tenthMs)} ms to ${figureText(wholeMs)} ms`);
    return growths.map(growthLine);
  } finally {
    await pool.end();
    await api.stop();
  }
}

async function requireInvariants(ownerUrl: string): Promise<void> {
  const broken = (await auditInvariants(ownerUrl)).filter(({ offenderCount }) => offenderCount > 0);
  if (broken.length > 0)
    throw new WrongAnswer(`broken: ${broken.map(({ id, offenders }) => `${id} ${offenders}`).join('; ')}`);
  say('all invariants hold');
}

async function runBench(
  flags: BenchFlags,
  data: BenchDatabase,
  stops: (() => Promise<unknown>)[],
): Promise<void> {
  const ownerUrl = await data.open({ items: flags.items, listings: flags.listings }, 'whole');
  const tenthUrl = await openTenth(flags, data);
  const pool = new Pool({ connectionString: ownerUrl, max: 4 });
  stops.push(() => pool.end());
  const start = async (starting: Promise<BenchServer>): Promise<BenchServer> => {
    const server = await starting;
    stops.push(() => server.stop());
    return server;
  };
  const api = await start(startBenchApi(roleUrl(ownerUrl, 'api')));
  const control = await start(
    startBenchServer('controlServer.ts', [], {
      DATABASE_URL: roleUrl(ownerUrl, 'api'),
      NODE_ENV: 'production',
    }),
  );
  const ceiling = await start(startBenchServer('ceilingServer.ts'));
  say(`the api is at work after ${figureText(api.readyMs)} ms`);
  const first = await measureCeiling(ceiling, flags);
  const scene = { url: api.url, database: pool };
  const rows = [...listRows({ ...scene, questions: await readQuestions(pool) }), ...(await orderRows(scene))];
  const wanted = rows.filter(({ name }) => isWanted(flags, name));
  const measured = await measureRows(wanted, { api, control, ...flags });
  const last = await measureCeiling(ceiling, flags);
  const growths = await growthLines(flags, tenthUrl, { url: api.url, pool });
  const lines = [...measured].map(([row, figures]) => lineOf(row, figures, (first + last) / 2));
  lines.push(
    ...(await roundTripLines(flags, roleUrl(ownerUrl, 'api'), pool)),
    ...growths,
    ...(isWanted(flags, 'seller') ? await sellerLines({ url: api.url, ownerUrl, database: pool }) : []),
    ...(await processLines(api)),
  );
  await requireInvariants(ownerUrl);
  const { rows: counts } = await pool.query(
    'select (select count(*)::int from market_item) as items, (select count(*)::int from listing) as listings',
  );
  console.log(`\n${writeBenchTable(lines)}\n`);
  console.log(
    `ceiling ${figureText(first)}/s at the start, ${figureText(last)}/s at the end; ${counts[0].items} items, ${counts[0].listings} listings; ` +
      `${flags.connections} connections, ${flags.seconds} s a row; Node ${process.version}, ${availableParallelism()} CPUs, ${new Date().toISOString().slice(0, 10)}`,
  );
}

async function main(): Promise<void> {
  const flags = readBenchFlags(process.argv.slice(2));
  await ensureSite({ onProgress: say });
  say('starting the bench’s database …');
  const data = await openBenchDatabase(say);
  const stops: (() => Promise<unknown>)[] = [];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => {});
    await data.close();
  };
  let cleaning: Promise<void> | null = null;
  /** Once: after Ctrl-C the run fails for want of its servers, and cleans up as well. */
  const cleanUp = (): Promise<void> => {
    cleaning ??= stopAll();
    return cleaning;
  };
  // The database does not hear the terminal, so that it can be stopped last.
  process.once('SIGINT', () => void cleanUp().finally(() => process.exit(130)));
  try {
    await runBench(flags, data, stops);
  } finally {
    await cleanUp();
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The message of a wrong answer or of a wrong flag is sufficient. Anything else is a bug of the bench and shows its stack.
  const isPlain = error instanceof WrongAnswer || error.message.startsWith('--') || 'code' in error;
  return isPlain ? error.message : (error.stack ?? error.message);
}

main().catch((error: unknown) => {
  console.error(`✖ ${wordsOf(error)}`);
  process.exitCode = 1;
});
