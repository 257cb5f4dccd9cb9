import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseSecrets, listUnforgottenIds } from '../../../api/steam/account/steamAccount.store.ts';
import { openSteamSession } from '../../../api/steam/client/steamSession.ts';
import { globalId } from '../../kit/globalId.ts';
import { buyOne, openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bindPerson, idOf, readAccounts } from './bindingScene.ts';
import { giveListings, openOwner, UNBIND, UNBINDING } from './ownerScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function expectForgotten(id: string): Promise<void> {
  const { rows } = await market.owner.query(
    'select sealed_secret, sealed_access_token from steam_account where id = $1',
    [id],
  );
  expect(rows).toEqual([{ sealed_secret: '', sealed_access_token: null }]);
  expect(await listUnforgottenIds(market.worker.db, 100)).not.toContain(id);
}

describe('unbinding', () => {
  test('S-03 a rehearsal says what it would do, and does nothing', async () => {
    const owner = await openOwner(market);
    await giveListings(market, owner, 3);
    const { node } = await owner.client.must(UNBINDING, { id: owner.id });
    expect(node).toEqual({ unbinding: { listingCount: 3, orderCount: 0 } });
    expect((await readAccounts(owner.client)).accounts).toHaveLength(1);
  });

  test('S-03 S-06 withdraws what is on sale, erases the secrets, and lets somebody else bind', async () => {
    const owner = await openOwner(market);
    const listings = await giveListings(market, owner, 3);
    const { unbindSteamAccount } = await owner.client.must(UNBIND, {
      id: owner.id,
      code: await owner.code(),
    });
    expect(unbindSteamAccount).toMatchObject({
      listingCount: 3,
      viewer: { steamAccounts: [] },
    });
    const { rows } = await market.owner.query(
      `select l.status, i.listing_count = (select count(*) from listing x where x.market_item_id = i.id and x.status = 'active') as is_counted
       from listing l join market_item i on i.id = l.market_item_id where l.id = any($1)`,
      [listings.map(({ id }) => id)],
    );
    expect(rows).toEqual(Array(3).fill({ status: 'withdrawn', is_counted: true }));
    await eraseSecrets(market.worker.db, idOf(owner.id));
    const { rows: kept } = await market.owner.query(
      'select sealed_secret, sealed_access_token from steam_account where id = $1',
      [idOf(owner.id)],
    );
    expect(kept).toEqual([{ sealed_secret: '', sealed_access_token: null }]);
    const next = await market.visitor().signIn();
    await market.advanceClock(31_000);
    expect((await bindPerson(market, next, owner.person)).accounts).toMatchObject([
      { steamId: owner.person.steamId },
    ]);
  });

  const storedOf = async (id: string) => {
    const columns = 'sealed_secret, sealed_access_token';
    return (await market.owner.query(`select ${columns} from steam_account where id = $1`, [id])).rows[0];
  };

  /** Opens a session for which Steam renews the access token, with something that happens before the new one is stored. */
  async function renewDuring(id: string, happen: () => Promise<unknown>): Promise<void> {
    const { steam } = market.worker;
    const renewAccessToken: typeof steam.renewAccessToken = async (account) => {
      const renewed = await steam.renewAccessToken(account);
      await happen();
      return renewed;
    };
    await openSteamSession({ ...market.worker, steam: { ...steam, renewAccessToken } }, id, { isNew: true });
  }

  test('S-06 a token that Steam renews meanwhile is not stored with an account whose secrets are erased', async () => {
    const owner = await openOwner(market);
    const id = idOf(owner.id);
    const code = await owner.code();
    await renewDuring(id, async () => {
      await owner.client.must(UNBIND, { id: owner.id, code });
      await eraseSecrets(market.worker.db, id);
    });
    await expectForgotten(id);
  });

  test('S-06 nor with one that is unbound and whose secrets are yet to be erased', async () => {
    const owner = await openOwner(market);
    const id = idOf(owner.id);
    const code = await owner.code();
    const before = await storedOf(id);
    await renewDuring(id, () => owner.client.must(UNBIND, { id: owner.id, code }));
    expect(await storedOf(id)).toEqual(before);
  });

  test('S-06 a token that was stored with an erased account is erased', async () => {
    const owner = await openOwner(market);
    const id = idOf(owner.id);
    await owner.client.must(UNBIND, { id: owner.id, code: await owner.code() });
    await market.owner.query(`update steam_account set sealed_secret = '' where id = $1`, [id]);
    expect(await listUnforgottenIds(market.worker.db, 100)).toContain(id);
    await eraseSecrets(market.worker.db, id);
    await expectForgotten(id);
  });

  test('S-06 a renewed token of an account that was bound again meanwhile is not stored', async () => {
    const owner = await openOwner(market);
    const id = idOf(owner.id);
    let bound: unknown;
    await renewDuring(id, async () => {
      await market.advanceClock(31_000);
      await bindPerson(market, owner.client, owner.person);
      bound = await storedOf(id);
    });
    expect(await storedOf(id)).toEqual(bound);
  });

  test('S-03 is refused while an order is under way, one under trade protection included', async () => {
    const owner = await openOwner(market);
    const [listing] = await giveListings(market, owner, 2);
    const buyer = await openBuyer(market);
    const order = await buyOne(buyer, {
      id: globalId('Listing', listing?.id ?? ''),
      askCents: listing?.askCents ?? 0,
      marketHashName: '',
    });
    const code = await owner.code();
    const { unbindSteamAccount } = await owner.client.must(UNBIND, { id: owner.id, code });
    expect(unbindSteamAccount).toEqual({ code: 'STEAM_ACCOUNT_BUSY', orderCount: 1 });
    const { rows } = await market.owner.query(
      `select l.status from listing l join asset a on a.id = l.asset_id where a.steam_account_id = $1 order by 1`,
      [idOf(owner.id)],
    );
    expect(rows).toEqual([{ status: 'active' }, { status: 'reserved' }]);
    expect(order.orderNo).toBeTruthy();
  });

  test('S-03 a purchase at the same moment either stands or finds nothing: never an order of an unbound account', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await openOwner(market);
      const [listing] = await giveListings(market, owner, 1);
      const buyer = await openBuyer(market);
      const code = await owner.code();
      await Promise.allSettled([
        owner.client.must(UNBIND, { id: owner.id, code }),
        buyOne(buyer, {
          id: globalId('Listing', listing?.id ?? ''),
          askCents: listing?.askCents ?? 0,
          marketHashName: '',
        }),
      ]);
      const { rows } = await market.owner.query(
        `select a.unbound_at is not null as is_unbound, count(o.id)::int as orders
         from steam_account a left join asset on asset.steam_account_id = a.id left join market_order o on o.asset_id = asset.id
         where a.id = $1 group by 1`,
        [idOf(owner.id)],
      );
      expect([
        { is_unbound: true, orders: 0 },
        { is_unbound: false, orders: 1 },
      ]).toContainEqual(rows[0]);
    }
  });
});
