import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The query that a newcomer checks: the page's listings with the new field. */
const FIELD_TEST = `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => { market = await openTestMarket(); });
afterAll(() => market.close());

test('an item has its listings, and they have the field', async () => {
  const { rows } = await market.owner.query('select market_hash_name as name from market_item order by listing_count desc limit 1');
  await market.owner.query('update listing set is_gift = true where market_item_id = (select id from market_item where market_hash_name = $1)', [rows[0].name]);
  const { data } = await market.visitor().query<any>(
    'query ($name: String!) { marketItem(marketHashName: $name) { listings(first: 5) { edges { node { id isGift } } } } }',
    { name: rows[0].name },
  );
  expect(data.marketItem.listings.edges.map(({ node }: any) => node.isGift)).toEqual([true, true, true, true, true]);
});
`;

/** The new filter, as the site, an older client, a partner and a saved filter ask for it. */
const FILTER_TEST = `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketVariables, parseMarketFilter } from '../../../web/catalog/market/marketFilter.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../../partners/openApi/openStage.ts';

let market: TestMarket;
beforeAll(async () => { market = await openTestMarket(); });
afterAll(() => market.close());

test('every way to the market knows the filter', async () => {
  const { rows } = await market.owner.query('select count(*)::int as count from market_item where lowest_ask_cents <= 100');
  const [{ count }] = rows;
  expect(count).toBeGreaterThan(3);
  const { filter } = marketVariables(parseMarketFilter(new URLSearchParams('zone=cheap&stock=all')));
  const client = await market.visitor().signIn();
  const { data } = await client.query<any>(
    'mutation ($filter: MarketItemFilter!) { saveFilter(input: { name: "cheap", wantsAlerts: true, filter: $filter }) { ... on SaveFilterPayload { savedFilter { webQuery itemCount } } } }',
    { filter },
  );
  expect(data.saveFilter.savedFilter).toEqual({ webQuery: 'zone=cheap&stock=all', itemCount: count });
  const { body } = await client.rest('GET', '/web/market?zone=cheap&limit=1');
  expect((body.data as any).pages).toBe(count);
  const { partner } = await openPartner(market);
  const open = (await partner.get('/market-items?isCheap=true&limit=100')).body.data.rows;
  expect(open.length).toBe(Math.min(count, 100));
  for (const { lowestAskCents } of open) expect(lowestAskCents).toBeLessThanOrEqual(100);
});
`;

let folder: string;

function edit(path: string, find: string, replacement: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text.split(find).length, `${path} has “${find}” once`).toBe(2);
  writeFileSync(
    join(folder, path),
    text.replace(find, () => replacement),
  );
}

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(() => {
  folder = mkdtempSync('/var/tmp/shiji-recipe-');
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).split('\0');
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  // The packages are shared; what is generated from the schema, and the stamps of that, are not.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.prepared')
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function addField(): void {
  edit(
    'prisma/listing.prisma',
    '  isAutomatic  Boolean    @map("is_automatic")\n',
    '  isAutomatic  Boolean    @map("is_automatic")\n  isGift Boolean @default(false) @map("is_gift")\n',
  );
  const migration = join(folder, 'prisma/migrations/29990101000000_add_is_gift');
  mkdirSync(migration);
  writeFileSync(
    join(migration, 'migration.sql'),
    "set lock_timeout = '3s';\nset statement_timeout = '60s';\nalter table listing add column is_gift boolean not null default false;\n",
  );
  edit(
    'api/selling/listing/listing.graphql.ts',
    "    createdAt: t.expose('createdAt',",
    "    isGift: t.exposeBoolean('isGift', { description: 'Given away.' }),\n    createdAt: t.expose('createdAt',",
  );
  writeFileSync(join(folder, 'tests/selling/listing/isGift.api.test.ts'), FIELD_TEST);
}

function addMarketFilter(): void {
  edit(
    'api/catalog/market/marketFilter.ts',
    '} as const satisfies Record<string, Zone>;',
    "  isCheap: { word: 'cheap', description: 'Cheap.', has: ({ lowestAskCents: ask }) => ask !== null && ask <= 100n },\n} as const satisfies Record<string, Zone>;",
  );
  edit(
    'web/catalog/market/marketFilter.ts',
    "  isBargain: { word: 'bargain',",
    "  isCheap: { word: 'cheap', hasBox: true },\n  isBargain: { word: 'bargain',",
  );
  for (const language of ['zh', 'en'])
    edit(
      `web/catalog/market/locales/${language}.json`,
      '  "zone_bargain"',
      '  "zone_cheap": "¥1",\n  "zone_bargain"',
    );
  writeFileSync(join(folder, 'tests/catalog/market/isCheap.api.test.ts'), FILTER_TEST);
}

test('the recipes “Add a field” and “Add a market filter”, to the letter: both are there', () => {
  addField();
  addMarketFilter();
  run('npm', 'run', 'generate');
  const schema = readFileSync(join(folder, 'schema.graphql'), 'utf8');
  expect(schema).toContain('isGift: Boolean!');
  expect(schema).toContain('isCheap: Boolean!');
  const tests = ['tests/selling/listing/isGift', 'tests/catalog/market/isCheap'];
  run('npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'api', ...tests);
}, 400_000);
