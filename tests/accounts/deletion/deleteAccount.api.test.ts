import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeDueUsers } from '../../../api/accounts/deletion/removeUsers.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { CANCEL as CANCEL_ORDER, PREPARE } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { paymentsIn } from '../../orders/order/paymentScene.ts';
import { openSeller } from '../../selling/listing/sellerScene.ts';
import { isSignedIn } from '../session/viewer.ts';
import { formOf, openPerson, type Person, VERIFY } from '../verification/verificationScene.ts';

const REQUEST = graphql(`
  mutation RequestAccountDeletion($code: String!) {
    requestAccountDeletion(input: { code: $code }) {
      __typename
      ... on RequestAccountDeletionPayload { viewer { deletionDueAt deletionObstacles { kind count amountCents } } }
      ... on DeletionObstructed { code obstacles { kind count amountCents } }
      ... on DomainError { code }
    }
  }
`);
const CANCEL = graphql(`
  mutation CancelAccountDeletion {
    cancelAccountDeletion(input: {}) { ... on CancelAccountDeletionPayload { viewer { deletionDueAt } } }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

async function choice(person: Person) {
  return (await person.client.must(REQUEST, { code: await person.code() })).requestAccountDeletion;
}

async function deletionsOf(userId: string) {
  const { rows } = await market.owner.query(
    'select erased_at is not null as "isErased", forgotten_at is not null as "isForgotten" from account_deletion where user_id = $1',
    [userId],
  );
  return rows;
}

async function titlesOf(userId: string): Promise<string[]> {
  const { rows } = await market.owner.query(
    'select template from message where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows.map(({ template }) => template);
}

describe('U-06 an account is deleted', () => {
  test('after fifteen days: signed out, emptied, its number free for a new user, its orders and money’s books untouched', async () => {
    const person = await openPerson(market);
    await person.client.must(VERIFY, { input: await formOf(person) });
    await market.advanceClock(61_000);
    const userId = await userIdOf(person.client);
    await market.owner.query(
      `insert into watched_item (id, user_id, market_item_id)
      select gen_random_uuid(), $1, id from market_item limit 1`,
      [userId],
    );
    await market.owner.query(
      `with recorded as (insert into inventory_day values ($1, '2026-01-01', 1, 1, 100, 0, 0) returning user_id, day)
      insert into inventory_day_item select user_id, day, $1, '', 1, 100, 0, null from recorded`,
      [userId],
    );
    expect(await choice(person)).toMatchObject({
      viewer: { deletionDueAt: expect.any(String), deletionObstacles: [] },
    });
    expect(await titlesOf(userId)).toContain('deletionRequested');
    const books = async () =>
      (
        await market.owner.query(
          'select count(*)::int as n, coalesce(sum(amount_cents), 0)::text as sum from ledger_posting',
        )
      ).rows;
    const before = await books();
    await market.advanceClock(14 * DAY_MS);
    await removeDueUsers(market.worker);
    expect(await deletionsOf(userId)).toEqual([{ isErased: false, isForgotten: false }]);
    await market.advanceClock(DAY_MS + 60_000);
    for (const _ of [1, 2]) await removeDueUsers(market.worker);
    expect(await deletionsOf(userId)).toEqual([{ isErased: true, isForgotten: false }]);
    expect(await isSignedIn(person.client)).toBe(false);
    const { rows } = await market.owner.query(
      `select phone, nickname, avatar_url, trade_url, (select count(*)::int from message where user_id = $1) as messages,
        (select count(*)::int from watched_item where user_id = $1) as watched,
        (select count(*)::int from known_device where user_id = $1) as devices,
        (select count(*)::int from inventory_day_item where user_id = $1) as days,
        (select count(*)::int from sign_in_challenge where phone like '%' || $2) as codes,
        (select sealed_identity <> '' from verification where user_id = $1) as "isIdentityKept" from app_user where id = $1`,
      [userId, person.phone],
    );
    expect(rows).toEqual([
      {
        phone: `gone:${userId}`,
        nickname: null,
        avatar_url: null,
        trade_url: null,
        messages: 0,
        watched: 0,
        devices: 0,
        days: 0,
        codes: 0,
        isIdentityKept: true,
      },
    ]);
    expect(await books()).toEqual(before);
    const again = await market.visitor().signIn(person.phone);
    expect(await userIdOf(again)).not.toBe(userId);
  });

  test('the identity behind payments is forgotten after five years, and the same person can be verified anew before', async () => {
    const person = await openPerson(market);
    const form = await formOf(person);
    await person.client.must(VERIFY, { input: form });
    await market.advanceClock(61_000);
    const userId = await userIdOf(person.client);
    await choice(person);
    await market.advanceClock(16 * DAY_MS);
    await removeDueUsers(market.worker);
    const again = await openPerson(market);
    const { verifyRealName } = await again.client.must(VERIFY, {
      input: { ...form, code: await again.code() },
    });
    expect(verifyRealName.__typename).toBe('VerifyRealNamePayload');
    await market.owner.query('update account_deletion set forget_at = clock_now() where user_id = $1', [
      userId,
    ]);
    for (const _ of [1, 2]) await removeDueUsers(market.worker);
    expect(await deletionsOf(userId)).toEqual([{ isErased: true, isForgotten: true }]);
    const { rows } = await market.owner.query(
      `select v.sealed_identity || v.masked_name || v.masked_id_number || a.sealed_account || a.masked_account as left
       from verification v join payment_account a on a.user_id = v.user_id where v.user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ left: '' }]);
  });

  test('taken back within the waiting time nothing happens; the same choice again changes nothing', async () => {
    const person = await openPerson(market);
    const userId = await userIdOf(person.client);
    const first = await choice(person);
    await market.advanceClock(61_000);
    const second = await choice(person);
    expect(second).toEqual(first);
    for (const _ of [1, 2])
      expect(await person.client.must(CANCEL, {})).toEqual({
        cancelAccountDeletion: { viewer: { deletionDueAt: null } },
      });
    await market.advanceClock(20 * DAY_MS);
    await removeDueUsers(market.worker);
    expect(await deletionsOf(userId)).toEqual([]);
    expect((await titlesOf(userId)).filter((title) => title.startsWith('deletion'))).toEqual([
      'deletionRequested',
      'deletionCancelled',
    ]);
  });

  test('what stands in the way is told, kind by kind, before a code is used up', async () => {
    const person = await openPerson(market);
    const userId = await userIdOf(person.client);
    await person.client.must(PREPARE, { amountCents: 12_345, request: crypto.randomUUID() });
    const other = await openSeller(market);
    await market.owner.query('update steam_account set user_id = $1 where id = $2', [
      userId,
      other.accountId,
    ]);
    await market.owner.query('update app_user set is_open_platform_on = true where id = $1', [userId]);
    expect(await choice(person)).toEqual({
      __typename: 'DeletionObstructed',
      code: 'DELETION_OBSTRUCTED',
      obstacles: [
        { kind: 'MONEY', count: null, amountCents: 12_345 },
        { kind: 'STEAM_ACCOUNTS', count: 1, amountCents: null },
        { kind: 'OPEN_PLATFORM', count: 1, amountCents: null },
      ],
    });
    expect(await deletionsOf(userId)).toEqual([]);
  });

  test('money on its way back to the payment app stands in the way, and so does a payment that may still arrive', async () => {
    const scene = paymentsIn(market);
    const obstaclesOf = async (client: TestClient) => {
      const { data } = await client.query<{ viewer: { deletionObstacles: object[] } }>(
        '{ viewer { deletionObstacles { kind count amountCents } } }',
      );
      return data?.viewer.deletionObstacles;
    };
    const buyer = await scene.buyer();
    const paid = await scene.begin(buyer);
    await scene.pay(paid.number);
    await scene.refresh(paid.number);
    await market.advanceClock(31 * 60_000);
    await buyer.must(CANCEL_ORDER, { orderId: paid.orderId });
    expect(await scene.statusOf(paid.number)).toBe('refunding');
    expect(await obstaclesOf(buyer)).toEqual([
      { kind: 'MONEY', count: null, amountCents: paid.askCents + 1 },
      { kind: 'OPEN_PAYMENTS', count: 1, amountCents: null },
    ]);
    for (const _ of [1, 2]) await scene.refresh(paid.number);
    expect(await obstaclesOf(buyer)).toEqual([{ kind: 'MONEY', count: null, amountCents: 1 }]);
    const late = await scene.begin(buyer);
    await scene.keepOpen(late.number);
    await buyer.must(CANCEL_ORDER, { orderId: late.orderId });
    expect(await obstaclesOf(buyer)).toContainEqual({ kind: 'OPEN_PAYMENTS', count: 1, amountCents: null });
  });

  test('a wrong code begins nothing', async () => {
    const person = await openPerson(market);
    const code = await person.code();
    const wrong = code === '000000' ? '000001' : '000000';
    const { requestAccountDeletion } = await person.client.must(REQUEST, { code: wrong });
    expect(requestAccountDeletion).toMatchObject({ code: 'STEP_UP_CODE_WRONG' });
    expect(await deletionsOf(await userIdOf(person.client))).toEqual([]);
  });

  test('money that came within the waiting time stops it, and a message says so', async () => {
    const person = await openPerson(market);
    const userId = await userIdOf(person.client);
    await choice(person);
    await person.client.must(PREPARE, { amountCents: 100, request: crypto.randomUUID() });
    await market.advanceClock(16 * DAY_MS);
    await removeDueUsers(market.worker);
    expect(await deletionsOf(userId)).toEqual([]);
    expect(await titlesOf(userId)).toContain('deletionStopped');
  });

  test('one account that cannot be erased stops no other, and two workers erase each once', async () => {
    const people = [await openPerson(market), await openPerson(market), await openPerson(market)];
    const ids: string[] = [];
    for (const person of people) {
      await choice(person);
      ids.push(await userIdOf(person.client));
    }
    await market.owner.query(`create function poison() returns trigger language plpgsql as $$ begin
      if new.id = '${ids[0]}' then raise exception 'poisoned'; end if; return new; end $$`);
    await market.owner.query(
      'create trigger poison before update on app_user for each row execute function poison()',
    );
    await market.advanceClock(16 * DAY_MS);
    await Promise.all([removeDueUsers(market.worker), removeDueUsers(market.worker)]);
    await market.owner.query('drop trigger poison on app_user');
    const states = [];
    for (const id of ids) states.push(...(await deletionsOf(id)).map(({ isErased }) => isErased));
    expect(states).toEqual([false, true, true]);
    await market.advanceClock(7 * 3_600_000);
    await removeDueUsers(market.worker);
    expect((await deletionsOf(ids[0] ?? ''))[0].isErased).toBe(true);
  });
});
