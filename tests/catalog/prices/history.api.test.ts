import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '../../kit/globalId.ts';
import { buyOne, openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = market.visitor();
});
afterAll(() => market.close());

describe('history and sales of the embedded market', () => {
  test('popular items have four months, recent sales page by page, and phases of their own', async () => {
    const { rows } = await market.owner.query<{ id: string }>(
      'select id from market_item item where exists (select from market_item_phase p where p.market_item_id = item.id) order by sales_per_week desc limit 1',
    );
    const id = globalId('MarketItem', rows[0]?.id ?? '');
    const { data, errors } = await client.query<{
      node: {
        priceHistory: unknown[];
        phases: { phase: string; referencePriceCents: number }[];
        ruby: { medianCents: number }[];
        plain: { medianCents: number }[];
      };
    }>(
      `query ($id: ID!) { node(id: $id) { ... on MarketItem { priceHistory(days: 120) { day } phases { phase lowestAskCents listingCount referencePriceCents }
        ruby: priceHistory(days: 120, phase: "Ruby") { medianCents } plain: priceHistory(days: 120, phase: "Phase 1") { medianCents } } } }`,
      { id },
    );
    expect(errors).toEqual([]);
    const node = data?.node;
    expect(node?.priceHistory.length).toBeGreaterThan(30);
    expect(node?.phases.map(({ phase }) => phase).slice(0, 4)).toEqual([
      'Phase 1',
      'Phase 2',
      'Phase 3',
      'Phase 4',
    ]);
    const ruby = node?.phases.find(({ phase }) => phase === 'Ruby');
    expect(ruby?.referencePriceCents).toBeGreaterThan((node?.phases[0]?.referencePriceCents ?? 0) * 3);
    expect(node?.ruby[0]?.medianCents).toBeGreaterThan((node?.plain[0]?.medianCents ?? 0) * 2);
  });

  test('phases have the asks and counts of their copies, through purchases', async () => {
    const wrong = async () =>
      (
        await market.owner.query(
          `select p.market_item_id, p.phase from market_item_phase p left join (
             select market_item_id, phase, min(ask_cents) as ask, count(*)::int as number from listing where status = 'active' group by 1, 2) l
             on l.market_item_id = p.market_item_id and l.phase = p.phase
           where p.listing_count <> coalesce(l.number, 0) or p.lowest_ask_cents is distinct from l.ask`,
        )
      ).rows;
    expect(await wrong()).toEqual([]);
    const { rows } = await market.owner.query<{ id: string; ask: number }>(
      "select id, ask_cents::int as ask from listing where status = 'active' and phase is not null order by ask_cents limit 1",
    );
    const buyer = await openBuyer(market, 10_000_000);
    const id = globalId('Listing', rows[0]?.id ?? '');
    await buyOne(buyer, { id, askCents: rows[0]?.ask ?? 0, marketHashName: '' });
    await market.settleFeed();
    expect(await wrong()).toEqual([]);
  });

  test('what is asked wrongly is refused by name', async () => {
    const ask = async (field: string) =>
      (await client.query(`{ marketItem(marketHashName: "AK-47 | Redline (Field-Tested)") { ${field} } }`))
        .errors[0]?.extensions;
    const blame = (field: string) => ({ code: 'BAD_USER_INPUT', field });
    expect(await ask('priceHistory(days: 0) { day }')).toEqual(blame('days'));
    expect(await ask('priceHistory(days: 367) { day }')).toEqual(blame('days'));
    expect(await ask('recentSales(first: 101) { edges { cursor } }')).toEqual(blame('first'));
    expect(await ask('recentSales(last: 1) { edges { cursor } }')).toEqual(blame('last'));
    expect(await ask('recentSales(after: "x") { edges { cursor } }')).toEqual(blame('after'));
  });
});
