import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readNameWords } from '../../../api/catalog/items/readCatalogue.ts';
import { importPrices } from '../../../api/catalog/prices/importPrices.ts';
import { readPriceFeed } from '../../../api/catalog/prices/priceFeed.ts';
import { refreshExchangeRate } from '../../../api/catalog/rates/refreshExchangeRate.ts';
import { repriceRobots } from '../../../api/ops/seed/repriceRobots.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const REDLINE = 'AK-47 | Redline (Field-Tested)';
const DOPPLER = '★ Karambit | Doppler (Factory New)';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await refreshExchangeRate(market.worker);
});
afterAll(() => market.close());

interface Row {
  id: string;
  name: string;
  phase: string | null;
  ask: number;
  lowest: number;
}

const listings = async (): Promise<Row[]> =>
  (
    await market.owner.query(
      `select listing.id, market_hash_name as name, phase, ask_cents::float8 as ask, lowest_ask_cents::float8 as lowest
       from listing join market_item item on item.id = listing.market_item_id
       where listing.status = 'active' order by listing.id`,
    )
  ).rows;
const importFeed = (prices: Record<string, number>) =>
  importPrices({ db: market.worker.db, words: readNameWords }, readPriceFeed(JSON.stringify({ prices })));

describe('robot sellers and imported prices', () => {
  test('asks around the reference stay as they are', async () => {
    const before = await listings();
    expect(await repriceRobots(market.worker.db)).toBe(0);
    expect(await listings()).toEqual(before);
  });

  test('after an import asks and lowest asks stand around the new price, phases around theirs; all else stays', async () => {
    const before = new Map((await listings()).map((row) => [row.id, row]));
    await importFeed({ [REDLINE]: 100_000, [`${DOPPLER} - Phase 2`]: 50_000 });
    const changed = await repriceRobots(market.worker.db);
    const after = await listings();
    const moved = after.filter((row) => row.ask !== before.get(row.id)?.ask);
    expect(moved.length).toBe(changed);
    const redlines = after.filter(({ name }) => name === REDLINE);
    expect(redlines.length).toBeGreaterThan(0);
    for (const { ask, lowest } of redlines) {
      expect(ask).toBeGreaterThan(712_840 * 0.79);
      expect(ask).toBeLessThan(712_840 * 1.26);
      expect(lowest).toBe(Math.min(...redlines.map((row) => row.ask)));
    }
    const isMeant = ({ name, phase }: Row) => name === REDLINE || (name === DOPPLER && phase === 'Phase 2');
    expect(moved.every(isMeant)).toBe(true);
    expect(await repriceRobots(market.worker.db)).toBe(0);
  });

  test('a purchase in between keeps its price, and the reserved listing its ask', async () => {
    const [row] = (await listings()).filter(({ name }) => name === REDLINE);
    await market.owner.query(`update listing set status = 'reserved' where id = $1`, [row?.id]);
    await importFeed({ [REDLINE]: 20_000 });
    await repriceRobots(market.worker.db);
    const { rows } = await market.owner.query('select ask_cents::float8 as ask from listing where id = $1', [
      row?.id,
    ]);
    expect(rows[0].ask).toBe(row?.ask);
  });
});
