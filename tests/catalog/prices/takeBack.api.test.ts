import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readNameWords } from '../../../api/catalog/items/readCatalogue.ts';
import { importPrices } from '../../../api/catalog/prices/importPrices.ts';
import { type ImportChoice, planImport } from '../../../api/catalog/prices/planImport.ts';
import { readPriceFeed } from '../../../api/catalog/prices/priceFeed.ts';
import { IMPORTS_KEPT, listChanges, listImports } from '../../../api/catalog/prices/priceImport.store.ts';
import { takeBackImport } from '../../../api/catalog/prices/takeBackImport.ts';
import { refreshExchangeRate } from '../../../api/catalog/rates/refreshExchangeRate.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { openOperator, runScript } from '../../ops/commands/operateScene.ts';
import { openSeller } from '../../selling/listing/sellerScene.ts';

const REDLINE = 'AK-47 | Redline (Field-Tested)';
const DOPPLER = '★ Karambit | Doppler (Factory New)';
const HIGHLIGHT = 'Souvenir Charm | Austin 2025 Highlight | 1v2 Clutch';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof openOperator>>;
const words = readNameWords();
beforeAll(async () => {
  market = await openTestMarket();
  await refreshExchangeRate(market.worker);
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});
beforeEach(async () => {
  await market.owner.query(
    'truncate reference_price, reference_month, platform_price, platform_feed, platform_month, price_import cascade',
  );
  await market.owner.query('drop trigger if exists break_restore on reference_price');
  await market.owner.query('drop trigger if exists end_another on price_import');
  for (const table of ['watched_item', 'bid', 'selling_rule'])
    await market.owner.query(`delete from ${table}`);
  await market.owner.query('delete from market_item where is_read_from_name');
  await market.owner.query(
    `update market_item set reference_price_cents = 10000, platform_asks_cents = '{}'`,
  );
});

type Prices = Record<string, unknown>;
const feedOf = (prices: Prices, metadata: Prices = {}) =>
  readPriceFeed(JSON.stringify({ metadata: { currency: 'USD', ...metadata }, prices }, null, 1));
const context = () => ({ db: market.worker.db, words: () => words });
const plan = (prices: Prices, choice: Partial<ImportChoice> = {}, metadata: Prices = {}) =>
  planImport(context(), feedOf(prices, metadata), { moves: 'refuse', addsDoubtful: false, ...choice });
const run = async (
  prices: Prices,
  { batchSize = 1_000, ...metadata }: Prices & { batchSize?: number } = {},
) => {
  const origin = { source: 'feed.json', operator: 'wang' };
  const { importId } = await importPrices({ ...context(), origin, batchSize }, feedOf(prices, metadata));
  return importId ?? '';
};
const takeBack = (importId: string) =>
  takeBackImport(operator.db, { importId, operator: 'wang', reason: '价格有误' });
/** All that an import may touch. */
const stateOf = async () => {
  const tables = [
    'select market_item_id, phase, price_cents, source, source_price_cents, rate, calculated_at from reference_price order by 1, 2',
    'select market_hash_name, reference_price_cents, platform_asks_cents from market_item order by 1',
    'select * from platform_price order by 1, 2, 3',
    'select * from platform_feed order by 1',
  ];
  const rows = [];
  for (const table of tables) rows.push((await market.owner.query(table)).rows);
  return rows;
};
const pointsOf = async (table: 'reference_month' | 'platform_month') => {
  const column = table === 'reference_month' ? 'price_cents' : 'ask_cents';
  const { rows } = await market.owner.query(
    `select (select sum(x) from unnest(${column}) x) as sum from ${table} order by market_item_id`,
  );
  return rows.map(({ sum }) => Number(sum)).sort((a, b) => a - b);
};

describe('what an import would do', () => {
  test('nothing is written, and new, misspelt and moved names are told with their lines', async () => {
    const before = await stateOf();
    const told = await plan({ [REDLINE]: 1_000_000, 'AK-47 | Redlin (Field-Tested)': 5, [HIGHLIGHT]: 39 });
    expect(await stateOf()).toEqual(before);
    expect(told).toMatchObject({
      isRefused: true,
      newNames: ['AK-47 | Redlin (Field-Tested)', HIGHLIGHT],
      doubtful: [{ name: 'AK-47 | Redlin (Field-Tested)', reason: `not known; “${REDLINE}” is` }],
      implausible: [{ name: REDLINE, beforeCents: 10_000n, afterCents: 7_128_400n, isEstimate: true }],
    });
    expect(told.feed.lineOf(REDLINE)).toBe(6);
  });

  test('implausible prices are left out or taken, as chosen; a feed that is off as a whole is never halved', async () => {
    const prices = { [REDLINE]: 1_000_000, [DOPPLER]: 2_000 };
    const left = await plan(prices, { moves: 'leave' });
    expect([left.isRefused, left.feed.rows.map(({ marketHashName }) => marketHashName)]).toEqual([
      false,
      [DOPPLER],
    ]);
    const taken = await plan(prices, { moves: 'take' });
    expect([taken.isRefused, taken.feed.rows.length]).toEqual([false, 2]);
    const { rows } = await market.owner.query('select market_hash_name from market_item limit 20');
    const inYuan = Object.fromEntries(rows.map((row) => [row.market_hash_name, 10_000]));
    expect(await plan(inYuan, { moves: 'leave' })).toMatchObject({
      isWholeImplausible: true,
      isRefused: true,
    });
    expect((await plan(inYuan, { moves: 'take' })).isRefused).toBe(false);
  });

  test('a platform is compared with what it asked before; its unknown names do not count as items', async () => {
    const buff = { platform: 'buff', currency: 'CNY' };
    await run({ [REDLINE]: 11_000 }, buff);
    const told = await plan({ [REDLINE]: 66_000, 'AK-47 | Redlin (Field-Tested)': 5 }, {}, buff);
    expect(told).toMatchObject({ doubtful: [], isRefused: true });
    expect(told.implausible).toMatchObject([{ beforeCents: 11_000n, isEstimate: false }]);
    expect((await plan({ [REDLINE]: 66_000 }, {}, { ...buff, platform: 'steam' })).isRefused).toBe(false);
  });
});

describe('an import is taken back', () => {
  test('reference prices, what items show, the day’s point, and items that it made', async () => {
    await run({ [REDLINE]: 1_500, [`${DOPPLER} - Ruby`]: 400_000 });
    const [before, points] = [await stateOf(), await pointsOf('reference_month')];
    const id = await run({
      [REDLINE]: 1_600,
      [DOPPLER]: 90_000,
      [`${DOPPLER} - Ruby`]: 500_000,
      [HIGHLIGHT]: 39,
    });
    expect(await listImports(market.worker.db, 9)).toMatchObject([
      { id, source: 'feed.json', operator: 'wang', changeCount: 4, newItemCount: 1, takenBackAt: null },
      { changeCount: 2 },
    ]);
    expect(await listChanges(market.worker.db, id, 2)).toEqual([
      { name: DOPPLER, phase: '', beforeCents: 10_000n, afterCents: 641_556n },
      { name: DOPPLER, phase: 'Ruby', beforeCents: 2_851_360n, afterCents: 3_564_200n },
    ]);
    expect(await takeBack(id)).toEqual({
      kind: 'done',
      platform: null,
      restoredCount: 4,
      leftCount: 0,
      removedItemCount: 1,
      keptItemCount: 0,
    });
    expect(await stateOf()).toEqual(before);
    expect((await pointsOf('reference_month')).filter((sum) => sum > 0)).toEqual(points);
    const { rows } = await market.owner.query(
      `select command, subject_id, reason from operator_action where command = 'prices take-back'`,
    );
    expect(rows).toEqual([{ command: 'prices take-back', subject_id: id, reason: '价格有误' }]);
  });

  test('a platform’s prices, with the difference they make and the feed before', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const buff = { platform: 'buff', currency: 'CNY' };
    await run({ [REDLINE]: { ask: 11_000, bid: 10_000 } }, { ...buff, updated_at: ago(60) });
    await run({ [REDLINE]: 12_500 }, { ...buff, platform: 'steam' });
    const [before, points] = [await stateOf(), await pointsOf('platform_month')];
    const id = await run({ [REDLINE]: 90_000, [DOPPLER]: 5_000 }, { ...buff, updated_at: ago(5) });
    expect(await takeBack(id)).toMatchObject({ kind: 'done', platform: 'buff', restoredCount: 2 });
    expect(await stateOf()).toEqual(before);
    expect((await pointsOf('platform_month')).filter((sum) => sum > 0)).toEqual(points);
  });

  test('the newest first, and what something else changed since stays', async () => {
    const first = await run({ [REDLINE]: 1_500, [DOPPLER]: 90_000 });
    const second = await run({ [REDLINE]: 1_600 });
    expect(await takeBack(first)).toEqual({ kind: 'notLast', laterId: second });
    await takeBack(second);
    await market.owner.query(
      `update reference_price set source = 'sales', price_cents = 9900 where price_cents = 10693`,
    );
    expect(await takeBack(first)).toMatchObject({ kind: 'done', restoredCount: 1, leftCount: 1 });
    const { rows } = await market.owner.query('select price_cents from reference_price');
    expect(rows).toEqual([{ price_cents: '9900' }]);
  });

  test('an item that somebody uses stays, without a price', async () => {
    const id = await run({ [HIGHLIGHT]: 39 });
    await market.visitor().signIn();
    await market.owner.query(
      `insert into watched_item (id, user_id, market_item_id) select uuidv7(), u.id, i.id from app_user u, market_item i
        where i.market_hash_name = $1 order by u.created_at desc limit 1`,
      [HIGHLIGHT],
    );
    expect(await takeBack(id)).toMatchObject({ removedItemCount: 0, keptItemCount: 1 });
    const { rows } = await market.owner.query(
      'select reference_price_cents from market_item where market_hash_name = $1',
      [HIGHLIGHT],
    );
    expect(rows).toEqual([{ reference_price_cents: null }]);
  });

  test('a feed that ended while it was taken back stays the last one', async () => {
    const buff = { platform: 'buff', currency: 'CNY' };
    await run({ [REDLINE]: 11_000 }, buff);
    const id = await run({ [REDLINE]: 12_500 }, buff);
    await market.owner.query(`create or replace function end_another() returns trigger language plpgsql as
      $$ begin update platform_feed set imported_at = clock_now() + interval '1 second', row_count = 77; return new; end $$`);
    await market.owner.query(
      'create or replace trigger end_another after update of taken_back_at on price_import for each row execute function end_another()',
    );
    expect(await takeBack(id)).toMatchObject({ kind: 'done', restoredCount: 1 });
    const { rows } = await market.owner.query('select row_count from platform_feed');
    expect(rows).toEqual([{ row_count: 77 }]);
  });

  test('items that somebody has ordered, or names in a rule, stay, and the others go', async () => {
    const names = [0, 1, 2].map((at) => `Souvenir Charm | Austin 2025 Highlight | No. ${at}`);
    const id = await run(Object.fromEntries(names.map((name) => [name, 39])));
    const { userId } = await openSeller(market);
    const { rows } = await market.owner.query(
      'select id from market_item where market_hash_name = any($1) order by id',
      [names],
    );
    const [ordered, named] = rows.map((row) => row.id);
    await market.owner.query(
      `insert into bid (id, user_id, market_item_id, quantity, remaining, price_cents, limit_cents, state, ended_at,
         held_from_deposit_cents, held_from_proceeds_cents, expires_at)
       values (gen_random_uuid(), $1, $2, 1, 1, 9000, 9000, 'cancelled', clock_now(), 0, 0, clock_now())`,
      [userId, ordered],
    );
    await market.owner.query(
      `insert into selling_rule (id, user_id, name, position, basis, thousandths, interval_minutes, excluded_market_item_ids)
       values (gen_random_uuid(), $1, 'x', 1, 'reference', 1000, 60, array[$2::uuid])`,
      [userId, named],
    );
    expect(await takeBack(id)).toMatchObject({ kind: 'done', removedItemCount: 1, keptItemCount: 2 });
  });

  test('an item that somebody begins to watch in that very moment stays', async () => {
    const id = await run({ [HIGHLIGHT]: 39 });
    await market.visitor().signIn();
    const other = await market.owner.connect();
    await other.query('begin');
    await other.query(
      `insert into watched_item (id, user_id, market_item_id) select uuidv7(), u.id, i.id from app_user u, market_item i
        where i.market_hash_name = $1 order by u.created_at desc limit 1`,
      [HIGHLIGHT],
    );
    const taking = takeBack(id);
    await untilBlocked(market, { statement: 'market_item' });
    await other.query('commit');
    other.release();
    expect(await taking).toMatchObject({ removedItemCount: 0, keptItemCount: 1 });
  });

  test('one that died in the middle is taken back as well; taking back that dies is finished by a second call', async () => {
    const { rows } = await market.owner.query(
      'select id, market_hash_name from market_item order by id limit 2500',
    );
    const prices = Object.fromEntries(rows.map((row) => [row.market_hash_name, 1_500]));
    const before = await stateOf();
    // An import goes by name, and taking back by id: the one dies in its fourth batch, the other in its second.
    const fatalRow = feedOf(prices).rows[1_500];
    const { rows: fatal } = await market.owner.query(
      'select id from market_item where market_hash_name = $1',
      [fatalRow?.marketHashName],
    );
    await market.owner.query(`create or replace function break_restore() returns trigger language plpgsql as
      $$ begin if new.market_item_id = '${fatal[0].id}'
        then raise exception 'the machine dies'; end if; return coalesce(new, old); end $$`);
    await market.owner.query(
      'create trigger break_restore before insert on reference_price for each row execute function break_restore()',
    );
    await expect(run(prices, { batchSize: 500 })).rejects.toThrow();
    const [died] = await listImports(market.worker.db, 1);
    expect(died).toMatchObject({ endedAt: null });
    expect(died?.changeCount).toBe(1_500);
    expect(await takeBack(died?.id ?? '')).toMatchObject({ kind: 'done', restoredCount: 1_500 });
    expect(await stateOf()).toEqual(before);

    await market.owner.query('drop trigger break_restore on reference_price');
    const id = await run(prices);
    await market.owner.query(`create or replace function break_restore() returns trigger language plpgsql as
      $$ begin if old.market_item_id = '${rows[1_500].id}'
        then raise exception 'the machine dies'; end if; return old; end $$`);
    await market.owner.query(
      'create trigger break_restore before delete on reference_price for each row execute function break_restore()',
    );
    await expect(takeBack(id)).rejects.toThrow();
    await market.owner.query('drop trigger break_restore on reference_price');
    expect(await takeBack(id)).toMatchObject({ kind: 'done', restoredCount: rows.length - 1_000 });
    expect(await stateOf()).toEqual(before);
    expect(await takeBack(id)).toMatchObject({ kind: 'done', restoredCount: 0 });
  });

  test('two at once agree', async () => {
    const before = await stateOf();
    const id = await run({ [REDLINE]: 1_500, [DOPPLER]: 90_000 });
    const both = await Promise.all([takeBack(id), takeBack(id)]);
    const counts = both.map((each) => (each.kind === 'done' ? each.restoredCount : -1));
    expect(counts.toSorted()).toEqual([0, 2]);
    expect(await stateOf()).toEqual(before);
  });

  test('an import that is taken back while it is under way stops at its next batch', async () => {
    const before = await stateOf();
    const { rows } = await market.owner.query('select market_hash_name from market_item limit 30');
    const prices = Object.fromEntries(rows.map((row) => [row.market_hash_name, 1_500]));
    await market.owner.query(`create or replace function break_restore() returns trigger language plpgsql security definer as
      $$ begin update price_import set taken_back_at = clock_now() where ended_at is null; return new; end $$`);
    await market.owner.query(
      'create trigger break_restore before insert on reference_price for each row execute function break_restore()',
    );
    await expect(run(prices, { batchSize: 10 })).rejects.toThrow(/taken back while it was imported/);
    const [stopped] = await listImports(market.worker.db, 1);
    expect(stopped).toMatchObject({ changeCount: 10 });
    expect(await takeBack(stopped?.id ?? '')).toMatchObject({ kind: 'done', restoredCount: 10 });
    expect(await stateOf()).toEqual(before);
  });

  test('changes of long ago are forgotten, and their imports cannot be taken back', async () => {
    const ids: string[] = [];
    for (let count = 0; count <= IMPORTS_KEPT; count++) ids.push(await run({ [REDLINE]: 1_500 + count }));
    expect(await takeBack(ids[0] ?? '')).toEqual({ kind: 'tooOld' });
    expect(await listChanges(market.worker.db, ids[0] ?? '', 9)).toEqual([]);
    for (const id of ids.slice(1).reverse()) expect(await takeBack(id)).toMatchObject({ kind: 'done' });
    expect(await takeBack('0190a0a0-0000-7000-8000-000000000001')).toEqual({ kind: 'unknown' });
    const { rows } = await market.owner.query('select price_cents from reference_price');
    expect(rows).toEqual([{ price_cents: '10693' }]);
  });
});

test('the commands: a dry run, a refusal, an import, its changes, and the way back', async () => {
  const path = join(tmpdir(), `prices-${process.pid}.json`);
  const command = async (...words: string[]) => {
    const { code, text } = await runScript(market, 'runPrices.ts', words);
    return { code, text };
  };
  const before = await stateOf();
  writeFileSync(path, JSON.stringify({ prices: { [REDLINE]: 1_000_000, [DOPPLER]: 2_000 } }, null, 1));
  const dry = await command('import', path, '--dry-run', '--leave-moves');
  expect(dry).toMatchObject({ code: 0, text: expect.stringContaining('1 prices to import') });
  const refused = await command('import', path);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain(`line 3: “${REDLINE}”: an estimated ¥100.00 → ¥71284.00 (× 712.8)`);
  expect(await stateOf()).toEqual(before);
  const done = await command('import', path, '--leave-moves', '--operator', 'wang');
  const id = /Import \/ 导入编号: (\S+)/.exec(done.text)?.[1] ?? '';
  expect([done.code, (await command('list')).text]).toEqual([0, expect.stringContaining(`${id}  `)]);
  expect((await command('show', id)).text).toContain(`${DOPPLER}: ¥100.00 → ¥142.57`);
  const back = await command('take-back', id, '--reason', '价格有误', '--yes');
  expect(back).toMatchObject({ code: 0, text: expect.stringContaining('1 prices are as before') });
  expect(await stateOf()).toEqual(before);
});
