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
const LOOK = `
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
  // The packages are shared and count as installed; what is generated from the schema, and the stamp of that, are not.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.prepared')
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  mkdirSync(join(folder, 'node_modules/.prepared'));
  cpSync(join(ROOT, 'node_modules/.prepared/install'), join(folder, 'node_modules/.prepared/install'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the recipe “Add a field”, to the letter: the field is on the page’s listings', () => {
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
  run('npm', 'run', 'generate');
  expect(readFileSync(join(folder, 'schema.graphql'), 'utf8')).toContain('isGift: Boolean!');
  writeFileSync(join(folder, 'tests/selling/listing/isGift.api.test.ts'), LOOK);
  run(
    'npx',
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'api',
    'tests/selling/listing/isGift',
  );
}, 400_000);
