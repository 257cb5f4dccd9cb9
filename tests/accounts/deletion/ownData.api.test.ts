import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_DATA_PARTS } from '../../../api/accounts/deletion/ownData.store.ts';
import { PERSONAL_TABLES } from '../../../api/accounts/deletion/ownData.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { PREPARE } from '../../kit/documents.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerOne } from '../../orders/bargain/bargainScene.ts';
import { openRobot } from '../../orders/bid/bidScene.ts';
import { openPerson, type Person } from '../verification/verificationScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

describe('U-06 the own data', () => {
  const take = (person: Person, code: string) =>
    person.client.fetch('/web/user/data', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': 'zh',
      },
      body: JSON.stringify({ code }),
    });

  test('comes as one file for a code, with every part, and nothing in it is run as a formula', async () => {
    const person = await openPerson(market);
    await person.client.must(PREPARE, { amountCents: 777, request: crypto.randomUUID() });
    const userId = await userIdOf(person.client);
    await market.owner.query(
      `insert into saved_filter (id, user_id, name, filter) values (gen_random_uuid(), $1, '=HYPERLINK("http://evil.test")', '{}')`,
      [userId],
    );
    const response = await take(person, await person.code());
    expect(response.headers.get('content-type')).toContain('text/csv');
    const text = await response.text();
    for (const { name } of OWN_DATA_PARTS)
      expect(text).toContain(`\r\n${name.zh}\r\n`.replace(/^\r\n(?=账户\r)/, ''));
    expect(text).toContain(person.phone);
    expect(text).toContain('7.77');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(text).toContain('exportOwnData');
  });

  test('has every price offer once, made and received, when they are more than one page', async () => {
    const person = await openPerson(market);
    const other = await openRobot(market);
    const { listingId } = await offerOne(market, other);
    const sides = [await userIdOf(person.client), other.userId];
    await market.owner.query(
      `insert into price_offer (id, listing_id, buyer_id, seller_id, ask_cents, price_cents, state, held_from_deposit_cents,
         held_from_proceeds_cents, is_released, expires_at, ended_at)
       select uuidv7(), $1, ($2::uuid[])[1 + made % 2], ($2::uuid[])[2 - made % 2], 10000, made, 'declined', 0, 0, true, clock_now(), clock_now()
       from generate_series(1, 1200) made`,
      [listingId, sides],
    );
    const text = await (await take(person, await person.code())).text();
    const [, part = ''] = text.split('\r\n还价\r\n');
    const prices = part.slice(0, part.indexOf('\r\n\r\n')).split('\r\n').slice(1);
    const offered = prices.map((row) => Math.round(Number(row.split(',')[4]) * 100));
    expect(offered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1));
  });

  test('is refused without a session and for a wrong or used code', async () => {
    const person = await openPerson(market);
    const code = await person.code();
    expect((await (await take(person, code === '000000' ? '000001' : '000000')).json()).code).toBe(1007);
    expect((await take(person, code)).headers.get('content-type')).toContain('text/csv');
    expect((await (await take(person, code)).json()).code).toBe(1007);
    const visitor = { ...person, client: market.visitor() };
    expect((await (await take(visitor, code)).json()).code).toBe(401);
  });

  test('of every table of users is decided whether it is in the file, and the file has those', async () => {
    const { rows } = await market.owner.query<{ table_name: string }>(`
      select distinct table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name in ('user_id', 'owner_id', 'buyer_id', 'seller_id', 'actor_id', 'partner_id')`);
    expect(Object.keys(PERSONAL_TABLES).toSorted()).toEqual(rows.map((row) => row.table_name).toSorted());
    const exported = Object.keys(PERSONAL_TABLES).filter((table) => PERSONAL_TABLES[table]?.isExported);
    const sources = OWN_DATA_PARTS.map(({ from }) => from.sql).join('\n');
    expect(exported.filter((table) => !new RegExp(`\\b${table}\\b`).test(sources))).toEqual([]);
  });
});
