import { afterAll, beforeAll, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('N-02 unread messages are counted by type; one type, or all, is marked read; an unknown type is refused', async () => {
  const buyer = await market.visitor().signIn();
  const userId = await userIdOf(buyer);
  await market.owner.query(
    `insert into message (id, user_id, type, template, params)
     select gen_random_uuid(), $1, type, 'paymentAccountChanged', '{}' from (values (1), (2), (3), (3), (4)) rows (type)`,
    [userId],
  );
  const counts = async () =>
    (
      await buyer.query<{
        viewer: { unreadMessageCounts: Record<string, number>; unreadMessageCount: number };
      }>('{ viewer { unreadMessageCount unreadMessageCounts { trade service inventory system } } }')
    ).data?.viewer;
  expect(await counts()).toEqual({
    unreadMessageCount: 5,
    unreadMessageCounts: { trade: 1, service: 1, inventory: 2, system: 1 },
  });
  const mark = (input: object) =>
    buyer.query(
      'mutation ($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { ... on MarkMessagesReadPayload { viewer { id } } } }',
      {
        input,
      },
    );
  await mark({ type: 'INVENTORY' });
  await mark({ type: 'INVENTORY' });
  expect((await counts())?.unreadMessageCounts).toEqual({ trade: 1, service: 1, inventory: 0, system: 1 });
  expect((await mark({ type: 'NEWS' })).errors[0]?.message).toContain('does not exist in "MessageType" enum');
  for (const field of [
    'messages(first: 1, type: NEWS) { edges { node { id } } }',
    'messages(type: NEWS) { totalCount }',
  ]) {
    const { errors } = await buyer.query(`{ viewer { ${field} } }`);
    expect(errors[0]?.message, field).toContain('does not exist in "MessageType" enum');
  }
  for (const field of [
    'notices(first: 1, type: NEWS) { edges { node { id } } }',
    'notices(type: NEWS) { totalCount }',
  ]) {
    const { errors } = await buyer.query(`{ ${field} }`);
    expect(errors[0]?.message, field).toContain('does not exist in "MessageType" enum');
  }
  expect((await mark({})).errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'isAll' });
  await mark({ isAll: true });
  expect((await counts())?.unreadMessageCount).toBe(0);
});
