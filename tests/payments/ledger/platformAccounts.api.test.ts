import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';

import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const MIGRATION = new URL(
  '../../../prisma/migrations/20261121210000_shard_platform_accounts/migration.sql',
  import.meta.url,
);
const STEAM = { actor: 'steam', cause: 'played' } as const;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** An order whose fee lies in the first of the platform's accounts, as before there were sixteen. */
async function settleAsBefore(): Promise<{ id: string; feeCents: bigint }> {
  const buyer = await openBuyer(market);
  for (;;) {
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const { orderNo } = await buyOne(buyer, listing);
    const { rows } = await market.owner.query<{ id: string; fee: string }>(
      'select id, fee_cents::text as fee from market_order where order_no = $1',
      [orderNo],
    );
    const id = rows[0]?.id ?? '';
    const feeCents = BigInt(rows[0]?.fee ?? 0);
    if (id.endsWith('0') || feeCents === 0n) continue;
    await inTransaction(market.worker.db, async (tx) => {
      await advanceOrder(tx, market.worker, id, { to: 'protected' }, STEAM);
      const row = {
        key: `before:${id}`,
        reason: 'shardFees',
        orderId: null,
        actor: 'platform',
        cause: 'test',
      };
      await transfer(tx, row, [platformLeg('fee', id, -feeCents), platformLeg('fee', '0', feeCents)]);
    });
    return { id, feeCents };
  }
}

async function feeAt(shard: string): Promise<bigint> {
  const { rows } = await market.owner.query<{ cents: string }>(
    `select balance_cents::text as cents from ledger_account where kind = 'fee' and right(owner_id::text, 1) = $1`,
    [shard],
  );
  return BigInt(rows[0]?.cents ?? 0);
}

test('a fee taken before the accounts were sixteen moves to where a reversal looks for it', async () => {
  const { id, feeCents } = await settleAsBefore();
  const shard = id.slice(-1);
  expect(await feeAt(shard)).toBe(0n);
  await market.owner.query(readFileSync(MIGRATION, 'utf8'));
  expect(await feeAt(shard)).toBe(feeCents);
  expect(await feeAt('0')).toBe(0n);
  await inTransaction(market.worker.db, (tx) =>
    advanceOrder(tx, market.worker, id, { to: 'failed', reason: 'reversed' }, STEAM),
  );
  expect(await feeAt(shard)).toBe(0n);
  const broken = (await auditInvariants(market.ownerUrl)).filter(({ offenderCount }) => offenderCount > 0);
  // The trade was played without Steam's sandbox, whose books alone object.
  expect(broken.map(({ id: name }) => name).filter((name) => name !== 'I12')).toEqual([]);
});
