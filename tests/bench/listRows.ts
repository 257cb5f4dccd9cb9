import type { Pool } from 'pg';
import { documentAsk, sendAsk } from './asks.ts';
import { type BenchRow, WrongAnswer } from './benchRow.ts';
import type { Ask } from './load.ts';
import type { FilterQuestion, Questions } from './questions.ts';

/** The fixtures that the rows of lists use. */
export interface ListScene {
  url: string;
  database: Pool;
  questions: Questions;
}

const FILTER = 'where tag_type = $1 and lowest_ask_cents between $2 and $3';
const yuan = (cents: number): string => (cents / 100).toFixed(2);
const filterDocument = ({ type, minCents, maxCents }: FilterQuestion): Ask =>
  documentAsk('MarketPageQuery', {
    filter: { types: [type], minPriceCents: minCents, maxPriceCents: maxCents },
    sort: 'DEFAULT',
  });
const filterPath = ({ type, minCents, maxCents }: FilterQuestion): string =>
  `/web/market?limit=20&tagType=${type}&minPrice=${yuan(minCents)}&maxPrice=${yuan(maxCents)}`;
const searchDocument = (keyword: string): Ask =>
  documentAsk('MarketPageQuery', { filter: { keyword }, sort: 'DEFAULT' });
const searchPath = (words: string): string => `/web/market?limit=100&search=${encodeURIComponent(words)}`;

/** The names in a response, in its order. Accepts the JSON of REST and of GraphQL. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/"(?:marketHashName|hashName)":("(?:[^"\\]|\\.)*")/g)].map(
    ([, name = '']) => JSON.parse(name) as string,
  );
}

async function askNames(url: string, ask: Ask): Promise<string[]> {
  const { status, text } = await sendAsk(url, ask);
  if (status !== 200 || text.includes('"errors"'))
    throw new WrongAnswer(`HTTP ${status}: ${text.slice(0, 200)}`);
  return namesOf(text);
}

async function sqlNames(database: Pool, rest: string, values: unknown[] = []): Promise<string[]> {
  const text = `select market_hash_name as name from market_item ${rest}`;
  return (await database.query<{ name: string }>(text, values)).rows.map(({ name }) => name);
}

/** The first names must be those that SQL gives, in its order. */
async function requirePage(scene: ListScene, ask: Ask, where = '', values: unknown[] = []): Promise<null> {
  const wanted = await sqlNames(scene.database, `${where} order by sales_per_week desc, id limit 20`, values);
  const names = (await askNames(scene.url, ask)).slice(0, wanted.length);
  if (wanted.length === 0 || names.join() !== wanted.join())
    throw new WrongAnswer(
      `${ask.path}: ${names.slice(0, 3).join(', ')} … where SQL says ${wanted.slice(0, 3).join(', ')} …`,
    );
  return null;
}

/**
 * Every item that contains all words, or words with these prefixes, must be found. More items may be found where the search tolerates
 * typing errors or knows other names. The inside of a word counts only where no whole word matches: `rain` does not find a train.
 */
async function requireFound(scene: ListScene, askOf: (words: string) => Ask): Promise<null> {
  for (let tries = 0; tries < 50; tries++) {
    const words = scene.questions.nextWords();
    const beginnings = words.split(' ').map((word) => `\\m${word}`);
    const wanted = await sqlNames(scene.database, 'where search_text ~ all($1::text[])', [beginnings]);
    if (wanted.length > 15) continue;
    const names = await askNames(scene.url, askOf(words));
    const missing = wanted.filter((name) => !names.includes(name));
    if (missing.length > 0) throw new WrongAnswer(`“${words}” does not find ${missing[0]}`);
    return null;
  }
  throw new WrongAnswer('no words that few items hold');
}

const isQuarter = ({ share, p99Ms }: { share: number; p99Ms: number }): boolean =>
  share >= 0.25 && p99Ms <= 15;
const control = {
  market: { path: '/market' },
  filterOf: ({ type, minCents, maxCents }: FilterQuestion): Ask => ({
    path: `/filter?type=${type}&min=${minCents}&max=${maxCents}`,
  }),
  searchOf: (words: string): Ask => ({ path: `/search?words=${encodeURIComponent(words)}` }),
};

function marketRows(scene: ListScene): BenchRow[] {
  const goal = { goal: '25 %, p99 15 ms', isReached: isQuarter, control: control.market };
  const kept = documentAsk('MarketPageQuery', { filter: {}, sort: 'DEFAULT' });
  const rest = { path: '/web/market?limit=20' };
  return [
    {
      name: 'market-graphql',
      work: 'market page, visitors, GraphQL',
      ...goal,
      ask: kept,
      check: () => requirePage(scene, kept),
    },
    {
      name: 'market-rest',
      work: 'market page, visitors, REST',
      ...goal,
      ask: rest,
      check: () => requirePage(scene, rest),
    },
  ];
}

function newRows(scene: ListScene): BenchRow[] {
  const { questions } = scene;
  const goalOf = (percent: number) => ({
    goal: `${percent} %`,
    isReached: ({ share }: { share: number }) => share >= percent / 100,
  });
  const question = questions.nextFilter();
  const values = [question.type, question.minCents, question.maxCents];
  const filters = { control: () => control.filterOf(questions.nextFilter()) };
  const searches = { control: () => control.searchOf(questions.nextWords()) };
  return [
    {
      name: 'filter-graphql',
      work: 'a filter nobody asked for yet, GraphQL',
      goal: '5 %, p99 80 ms',
      isReached: ({ share, p99Ms }) => share >= 0.05 && p99Ms <= 80,
      ...filters,
      ask: () => filterDocument(questions.nextFilter()),
      check: () => requirePage(scene, filterDocument(question), FILTER, values),
    },
    {
      name: 'filter-rest',
      work: 'a filter nobody asked for yet, REST',
      ...goalOf(8),
      ...filters,
      ask: () => ({ path: filterPath(questions.nextFilter()) }),
      check: () => requirePage(scene, { path: filterPath(question) }, FILTER, values),
    },
    {
      name: 'search-graphql',
      work: 'words nobody asked for yet, GraphQL',
      ...goalOf(5),
      ...searches,
      ask: () => searchDocument(questions.nextWords()),
      check: () => requireFound(scene, searchDocument),
    },
    {
      name: 'search-rest',
      work: 'words nobody asked for yet, REST',
      ...goalOf(9),
      ...searches,
      ask: () => ({ path: searchPath(questions.nextWords()) }),
      check: () => requireFound(scene, (words) => ({ path: searchPath(words) })),
    },
  ];
}

function homeRow({ url }: ListScene): BenchRow {
  const ask = { path: '/web/index' };
  return {
    name: 'home',
    work: 'home, three lists',
    goal: '25 %',
    isReached: ({ share }) => share >= 0.25,
    ask,
    control: { path: '/home' },
    async check() {
      const { status, text } = await sendAsk(url, ask);
      if (status === 404) return 'no such call yet';
      if (status !== 200 || namesOf(text).length < 3)
        throw new WrongAnswer(`HTTP ${status}: ${text.slice(0, 200)}`);
      return null;
    },
  };
}

function pageRows(scene: ListScene): BenchRow[] {
  const { questions, url, database } = scene;
  const headers = { accept: 'text/html' };
  const freshAsk = (): Ask => {
    const { type, minCents, maxCents } = questions.nextFilter();
    return { path: `/market?minPrice=${yuan(minCents)}&maxPrice=${yuan(maxCents)}&tagType=${type}`, headers };
  };
  const check = async (): Promise<null> => {
    const [name = ''] = await sqlNames(database, 'order by sales_per_week desc, id limit 1');
    const { status, text } = await sendAsk(url, { path: '/market', headers });
    const isThere = text.includes(name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    if (status !== 200 || !isThere)
      throw new WrongAnswer(`the page /market (HTTP ${status}) does not show ${name}`);
    return null;
  };
  return [
    {
      name: 'page-kept',
      work: 'the page /market from the server, kept',
      goal: '10 %',
      isReached: ({ share }) => share >= 0.1,
      ask: { path: '/market', headers },
      check,
    },
    {
      name: 'page-new',
      work: 'the page /market from the server, new',
      goal: '10 ms CPU, p99 1 s',
      isReached: ({ cpuMs, p99Ms }) => cpuMs <= 10 && p99Ms <= 1_000,
      ask: freshAsk,
      check,
    },
  ];
}

/** The rows of what visitors read. */
export function listRows(scene: ListScene): BenchRow[] {
  return [...marketRows(scene), ...newRows(scene), homeRow(scene), ...pageRows(scene)];
}
