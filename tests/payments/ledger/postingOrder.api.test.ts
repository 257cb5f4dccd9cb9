import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrInsertUser } from '../../../api/accounts/user/user.store.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import { listEntries } from '../../../api/payments/wallet/entry.store.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('W-02 a transfer that waited for another stands after it in the statement, whichever began first', async () => {
  const { db } = market.platform;
  const { id: userId } = await inTransaction(db, (tx) => findOrInsertUser(tx, '+8613800138001'));
  const credit = (tx: Parameters<typeof transfer>[0], name: string) =>
    transfer(
      tx,
      { key: `${name}:${userId}`, reason: 'topUp', orderId: null, actor: 'buyer', cause: 'test' },
      [platformLeg('clearing', userId, -100n), { kind: 'deposit', ownerId: userId, amountCents: 100n }],
    );
  await inTransaction(db, (tx) => credit(tx, 'opening'));
  await inTransaction(db, async (early) => {
    await early.$queryRaw`select now()`;
    for (const name of ['first', 'second']) await inTransaction(db, (tx) => credit(tx, name));
    await credit(early, 'third');
  });
  const page = { edgeId: null, isBackward: false, count: 10 };
  const entries = (await listEntries(db, userId, {}, page)).filter(({ kind }) => kind === 'deposit');
  expect(entries.map(({ key }) => key.split(':')[0])).toEqual(['third', 'second', 'first', 'opening']);
  expect(entries.map(({ balanceAfterCents }) => Number(balanceAfterCents))).toEqual([400, 300, 200, 100]);
});
