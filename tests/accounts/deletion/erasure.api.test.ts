import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeDueUsers } from '../../../api/accounts/deletion/removeUsers.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { REQUEST_CODE, SIGN_IN } from '../../kit/documents.ts';
import { newPhone } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** A user whose waiting time is over. */
async function openLeaver(phone = newPhone()): Promise<string> {
  const userId = await userIdOf(await market.visitor().signIn(phone));
  await market.owner.query(
    'insert into account_deletion (user_id, due_at) values ($1, clock_now() - interval $$1 minute$$)',
    [userId],
  );
  return userId;
}

/** A failed order of a user's, with the trade link that it was to be sent to. */
async function boughtOnce(buyerId: string): Promise<string> {
  const id = newId();
  await market.owner.query(
    `insert into market_order (id, order_no, listing_id, asset_id, market_item_id, seller_id, buyer_id, price_cents, fee_cents,
       is_automatic, phase, reason, buyer_trade_url, held_from_deposit_cents, held_from_proceeds_cents)
     select $1::uuid, $1::uuid::text, id, asset_id, market_item_id, seller_id, $2::uuid, 100, 0, true, 'failed', 'buyerCancelled', 'https://steam.test/tradeoffer', 100, 0
     from listing limit 1`,
    [id, buyerId],
  );
  return id;
}

/** A buy order and a price offer of a user's that have ended, each for the recipient of a trade link. */
async function wantedOnce(userId: string): Promise<void> {
  await market.owner.query(
    `with wanted as (insert into bid (id, user_id, market_item_id, quantity, remaining, price_cents, limit_cents, held_from_deposit_cents,
         held_from_proceeds_cents, trade_url, state, expires_at, ended_at)
       select gen_random_uuid(), $1, id, 1, 1, 100, 100, 0, 0, 'https://steam.test/bid', 'cancelled', now(), now() from market_item limit 1)
     insert into price_offer (id, listing_id, buyer_id, seller_id, ask_cents, price_cents, held_from_deposit_cents, held_from_proceeds_cents,
       is_released, trade_url, state, expires_at, ended_at)
     select gen_random_uuid(), id, $1, seller_id, 100, 90, 0, 0, true, 'https://steam.test/offer', 'declined', now(), now() from listing limit 1`,
    [userId],
  );
}

async function wantedLinksOf(userId: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ link: string }>(
    'select trade_url as link from bid where user_id = $1 union all select trade_url from price_offer where buyer_id = $1',
    [userId],
  );
  return rows.map(({ link }) => link);
}

/** A recharge, an order's payment and a contract of a user's, each with the account of the payment app that it came from. */
async function paidOnce(userId: string): Promise<void> {
  const orderId = await boughtOnce(userId);
  await market.owner.query(
    `with paid as (insert into recharge (id, number, user_id, amount_cents, status, trade_no, expires_at, query_at, ended_at, payer_hash)
       values ($1, $1::uuid::text, $2, 500, 'finished', $1::uuid::text, now(), now(), now(), 'payer')),
     contract as (insert into recharge_contract (id, number, user_id, status, query_at, signer_hash)
       values ($1, $1::uuid::text, $2, 'ended', now(), 'payer'))
     insert into order_payment (id, number, order_id, amount_cents, status, trade_no, expires_at, query_at, ended_at, payer_hash)
       values ($1, $1::uuid::text, $3, 100, 'refunded', $1::uuid::text, now(), now(), now(), 'payer')`,
    [newId(), userId, orderId],
  );
}

async function payersOf(userId: string): Promise<(string | null)[]> {
  const { rows } = await market.owner.query<{ payer: string | null }>(
    `select payer_hash as payer from recharge where user_id = $1
     union all select signer_hash from recharge_contract where user_id = $1
     union all select payer_hash from order_payment p join market_order o on o.id = p.order_id where o.buyer_id = $1`,
    [userId],
  );
  return rows.map(({ payer }) => payer);
}

async function applied(userId: string): Promise<string> {
  const id = newId();
  await market.owner.query(
    `insert into partner (id, user_id, app_id, phone, wechat, reason, callback_url, allowed_addresses, signature_style)
     values ($1, $2, $1::uuid::text, '13800000000', 'me', 'why', 'https://me.test/callback', '{10.0.0.1}', 'native')`,
    [id, userId],
  );
  await market.owner.query(
    `insert into partner_attachment (partner_id, name, media_type, bytes) values ($1, 'licence.png', 'image/png', '\\x00')`,
    [id],
  );
  await market.owner.query(
    `insert into partner_setup (partner_id, callback_url, public_key, fingerprint, challenge) values ($1, 'https://me.test', 'k', 'f', 'c')`,
    [id],
  );
  await market.owner.query(
    `insert into partner_key (id, partner_id, public_key, fingerprint) values ($1::uuid::text, $1::uuid, 'k', $1::uuid::text)`,
    [id],
  );
  return id;
}

async function stateOf(userId: string) {
  const { rows } = await market.owner.query(
    `select u.phone like 'gone:%' as "isBlank", d.erased_at is not null as "isErased",
       (select count(*)::int from session s where s.user_id = u.id) as sessions
     from app_user u join account_deletion d on d.user_id = u.id where u.id = $1`,
    [userId],
  );
  return rows[0];
}

describe('U-06 the erasure of a user', () => {
  test('removes the trade links of orders and the data of a partner’s application', async () => {
    const userId = await openLeaver();
    const orderId = await boughtOnce(userId);
    const partnerId = await applied(userId);
    await removeDueUsers(market.worker);
    const { rows } = await market.owner.query(
      `select o.buyer_trade_url as link, p.phone, p.wechat, p.reason, p.callback_url as callback, p.allowed_addresses as addresses,
         (select count(*)::int from partner_attachment where partner_id = p.id) + (select count(*)::int from partner_setup where partner_id = p.id) as files,
         (select count(*)::int from partner_key where partner_id = p.id and revoked_at is null) as keys
       from market_order o, partner p where o.id = $1 and p.id = $2`,
      [orderId, partnerId],
    );
    expect(rows).toEqual([
      { link: '', phone: '', wechat: '', reason: '', callback: null, addresses: [], files: 0, keys: 0 },
    ]);
  });

  test('removes the trade links of buy orders and price offers', async () => {
    const [leaver, other] = [await openLeaver(), await userIdOf(await market.visitor().signIn())];
    for (const userId of [leaver, other]) await wantedOnce(userId);
    await removeDueUsers(market.worker);
    expect(await wantedLinksOf(leaver)).toEqual(['', '']);
    expect(await wantedLinksOf(other)).toEqual(['https://steam.test/bid', 'https://steam.test/offer']);
  });

  test('removes the payers’ accounts from payments, and keeps the payments', async () => {
    const [leaver, other] = [await openLeaver(), await userIdOf(await market.visitor().signIn())];
    for (const userId of [leaver, other]) await paidOnce(userId);
    await removeDueUsers(market.worker);
    expect(await payersOf(leaver)).toEqual([null, null, null]);
    expect(await payersOf(other)).toEqual(['payer', 'payer', 'payer']);
  });

  test.each(['erase.signedOut', 'erase.blanked'])(
    'leaves nothing half done if the worker is killed at %s, and the next run completes it',
    async (place) => {
      const userId = await openLeaver();
      expect(await startWorkerProcess(market, place).died).toBe('SIGKILL');
      expect(await stateOf(userId)).toEqual({ isBlank: false, isErased: false, sessions: 1 });
      const erased = { isBlank: true, isErased: true, sessions: 0 };
      // PostgreSQL lets go of the dead worker's row when it notices that it is gone, which a busy machine puts off.
      const looked = async () => {
        await removeDueUsers(market.worker);
        return stateOf(userId);
      };
      await expect.poll(looked).toEqual(erased);
      expect(await looked()).toEqual(erased);
    },
  );
});

describe('U-06 the phone number of an erased user', () => {
  const erased = { isBlank: true, isErased: true, sessions: 0 };

  /** Runs `meanwhile` in a transaction of the owner's, which is committed when it returns. */
  async function holding(statement: string, value: string, meanwhile: () => Promise<void>): Promise<void> {
    const owner = await market.owner.connect();
    try {
      await owner.query('begin');
      await owner.query(statement, [value]);
      await meanwhile();
      await owner.query('commit');
    } finally {
      owner.release(true);
    }
  }

  test('signs in to a new account, even while the erasure is running', async () => {
    const phone = newPhone();
    const userId = await openLeaver(phone);
    const client = market.visitor();
    await client.must(REQUEST_CODE, { phone });
    const code = await client.readCode(phone);
    const atWork: Promise<unknown>[] = [];
    let freeCodes = 0;
    await holding('select from session where user_id = $1 for update', userId, async () => {
      atWork.push(removeDueUsers(market.worker));
      await untilBlocked(market, { statement: 'delete from session' });
      atWork.push(client.must(SIGN_IN, { phone, code, keep: true }));
      await untilBlocked(market, { count: 2 });
      const { rows } = await market.owner.query(
        'select id from sign_in_challenge where phone = $1 for update skip locked',
        [`+86${phone}`],
      );
      freeCodes = rows.length;
    });
    await Promise.all(atWork);
    expect(await stateOf(userId)).toEqual(erased);
    const { rows } = await market.owner.query('select id from app_user where phone = $1', [`+86${phone}`]);
    expect(rows).toEqual([{ id: await userIdOf(client) }]);
    expect(rows[0].id).not.toBe(userId);
    // The sign-in held nothing that the erasure writes, or the two would have waited for each other.
    expect(freeCodes).toBe(1);
  });

  test('is read again if it changes while the erasure waits for its lock', async () => {
    const phone = newPhone();
    const userId = await openLeaver(phone);
    let atWork: Promise<void> | undefined;
    await holding('select pg_advisory_xact_lock(hashtextextended($1, 0))', `phone:+86${phone}`, async () => {
      atWork = removeDueUsers(market.worker);
      await untilBlocked(market);
      await market.owner.query('update app_user set phone = $2 where id = $1', [userId, `+86${newPhone()}`]);
    });
    await atWork;
    expect(await stateOf(userId)).toEqual({ isBlank: false, isErased: false, sessions: 1 });
    await removeDueUsers(market.worker);
    expect(await stateOf(userId)).toEqual(erased);
  });
});
