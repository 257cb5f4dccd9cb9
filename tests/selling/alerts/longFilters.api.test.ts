import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const SAVE = `mutation ($name: String!, $filter: String!) { saveCopyAlert(input: { name: $name, filter: $filter }) {
  __typename
  ... on SaveCopyAlertPayload { copyAlert { id name filter } viewer { copyAlerts(first: 50) { totalCount } } }
} }`;

interface Saved {
  saveCopyAlert: {
    copyAlert?: { id: string; name: string; filter: string };
    viewer?: { copyAlerts: { totalCount: number } };
  };
}

async function save(client: TestClient, name: string, filter: string) {
  const { data, errors } = await client.query<Saved>(SAVE, { name, filter });
  expect(errors).toEqual([]);
  return data?.saveCopyAlert;
}

/** Chinese words of which none repeats, so that no index can compress them: three bytes a sign. */
function wordsOf(seed: string, length: number): string {
  const bytes = Array.from({ length }, (_, n) =>
    createHash('sha256').update(`${seed} ${n}`).digest().readUInt16BE(),
  );
  return String.fromCodePoint(...bytes.map((number) => 0x4e_00 + (number % 0x50_00)));
}

test('F-07 an alert with long search words is set; the same again renames it, another is another', async () => {
  const client = await openBuyer(market);
  const filter = `name:${Array.from({ length: 5 }, (_, n) => wordsOf(`word ${n}`, 190)).join(',')}`;
  const first = await save(client, 'first', filter);
  expect(Buffer.byteLength(first?.copyAlert?.filter ?? '')).toBeGreaterThan(2_704);
  const again = await save(client, 'again', filter);
  expect(again?.copyAlert).toEqual({ ...first?.copyAlert, name: 'again' });
  expect(again?.viewer?.copyAlerts.totalCount).toBe(1);
  const other = await save(client, 'other', `${filter} wear<0.1`);
  expect(other?.viewer?.copyAlerts.totalCount).toBe(2);
});

test('F-07 the database itself refuses a second alert of a user with the same filter', async () => {
  const client = await openBuyer(market);
  const saved = await save(client, 'one', 'seed:661');
  const copy = market.owner.query(
    `insert into copy_alert (id, user_id, name, filter, conditions)
     select gen_random_uuid(), user_id, 'two', filter, conditions from copy_alert where name = 'one' and filter = $1`,
    [saved?.copyAlert?.filter],
  );
  await expect(copy).rejects.toMatchObject({ code: '23505', constraint: 'copy_alert_one_filter' });
});
