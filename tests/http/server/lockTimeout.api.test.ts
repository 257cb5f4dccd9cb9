import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUY } from '../../kit/documents.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let buyer: TestClient;

beforeAll(async () => {
  market = await openTestMarket({}, 'production');
  buyer = await openBuyer(market);
  // Raises PostgreSQL's lock timeout error a configured number of times. A sequence counts, because it is not rolled back with a
  // transaction.
  await market.owner.query(`
    create table lock_timeouts (until bigint not null);
    insert into lock_timeouts values (0);
    create sequence lock_tries;
    grant select on lock_timeouts to market_api;
    grant usage on lock_tries to market_api;
    create function time_out() returns boolean language plpgsql as $$
    begin
      if (select until from lock_timeouts) > 0 and nextval('lock_tries') <= (select until from lock_timeouts) then
        raise exception 'canceling statement due to lock timeout' using errcode = '55P03';
      end if;
      return true;
    end $$;
    create function time_out_row() returns trigger language plpgsql as $$ begin perform time_out(); return new; end $$;
    create trigger lock_times_out before insert on market_order for each row execute function time_out_row();
    create trigger lock_times_out before insert on sign_in_challenge for each row execute function time_out_row();
    create policy lock_times_out on message using (time_out()) with check (true);
    alter table message enable row level security`);
}, 120_000);
afterAll(() => market.close());

async function failTimes(count: number): Promise<void> {
  await market.owner.query('alter sequence lock_tries restart');
  await market.owner.query('update lock_timeouts set until = $1', [count]);
}
beforeEach(() => failTimes(0));

test('a lock that was not to be had in time is asked for again', async () => {
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  await failTimes(1);
  expect((await buyOne(buyer, listing)).phase).toBe('AWAITING_OFFER');
});

test('E-06 one that stays taken is 503 with Retry-After by GraphQL and REST, in words, and nothing is done', async () => {
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  await failTimes(1_000);
  const input = { listingId: listing.id, priceCents: listing.askCents, request: crypto.randomUUID() };
  const { status, errors } = await buyer.run(BUY, input);
  expect([status, errors.map(({ extensions }) => extensions?.code)]).toEqual([503, ['SERVICE_UNAVAILABLE']]);
  for (const [language, words] of [
    ['zh', '服务暂时不可用，请稍后再试'],
    ['en', 'The service is unavailable; try again in a moment'],
  ] as const) {
    const client = market.visitor();
    client.cookies.set('language', language);
    const { status: rest, headers, body } = await client.rest('POST', '/web/sms-code', { phone: newPhone() });
    expect([rest, headers.get('retry-after'), body.code, body.msg]).toEqual([503, '5', 503, words]);
  }
  await failTimes(0);
  expect((await buyer.must(BUY, input)).buyListing.__typename, 'the same input again').toBe(
    'BuyListingPayload',
  );
});

test('a page of which one answer cannot be had is 503, whichever it is, and never breaks', async () => {
  await market.owner.query(
    `insert into message (id, user_id, type, template, params)
       select gen_random_uuid(), id, 1, 'orderPaid', '{}' from app_user`,
  );
  for (const count of [1, 2, 3]) {
    await failTimes(count);
    const page = await buyer.fetch('/user/messageCenter');
    expect([page.status, page.headers.get('retry-after')], `${count} failed`).toEqual([503, '5']);
  }
});

test('a page whose reads cannot be had is 503 with Retry-After, in the language of its reader', async () => {
  await failTimes(1_000);
  for (const [language, tag] of [
    ['zh', 'zh-CN'],
    ['en', 'en'],
  ] as const) {
    buyer.cookies.set('language', language);
    const page = await buyer.fetch('/user/messageCenter');
    expect([page.status, page.headers.get('retry-after')], language).toEqual([503, '5']);
    expect(await page.text()).toContain(`<html lang="${tag}"`);
  }
});
