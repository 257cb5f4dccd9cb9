import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { completeRecharge } from '../../../api/payments/recharge/completeRecharge.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { dieInService, type ServiceCall } from '../../kit/dieInService.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type MoneyScene, openMoneyScene } from '../ledger/moneyScene.ts';

let market: TestMarket;
let scene: MoneyScene;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await openMoneyScene(market);
});
afterAll(() => market.close());

async function expectBooksRight(): Promise<void> {
  const broken = (await auditInvariants(market.ownerUrl)).filter(({ offenderCount }) => offenderCount > 0);
  // What is played here passes the sandbox's own books by.
  expect(broken.filter(({ promise }) => !promise.includes('own books'))).toEqual([]);
}

test.each(['withdraw.claimed', 'withdraw.moved'])(
  'W-04 L6 an api killed at %s, twice: nothing has left, and the same request goes through once',
  async (place) => {
    const [userId = ''] = await scene.openUsers(1, { deposit: 1n, proceeds: 50_000n });
    const input = { userId, amountCents: 20_000n, clientRequestId: crypto.randomUUID() };
    const call: ServiceCall = {
      file: 'payments/withdrawal/beginWithdrawal.ts',
      service: 'beginWithdrawal',
      args: [input, null],
    };
    for (let kill = 0; kill < 2; kill += 1) {
      expect(await dieInService(market, place, call)).toBe('SIGKILL');
      expect(await scene.balancesOf(userId)).toMatchObject({ proceeds: 50_000n, withdrawing: 0n });
    }
    const id = await beginWithdrawal(market.platform, input, null);
    expect(await beginWithdrawal(market.platform, input, null)).toBe(id);
    expect(await scene.balancesOf(userId)).toMatchObject({ proceeds: 30_000n, withdrawing: 20_000n });
    await expectBooksRight();
  },
);

test.each(['recharge.judged', 'recharge.finished', 'recharge.credited'])(
  'W-08 L6 an api killed at %s while it hears of a payment: the next message credits it once',
  async (place) => {
    const [userId = ''] = await scene.openUsers(1, { deposit: 500n, proceeds: 1n });
    const number = await scene.beginRecharge(userId, 12_300n);
    const trade = { tradeNo: `T${number}`, tradeStatus: 'TRADE_SUCCESS', totalAmount: '123.00' };
    const call: ServiceCall = {
      file: 'payments/recharge/completeRecharge.ts',
      service: 'completeRecharge',
      args: [number, trade],
    };
    expect(await dieInService(market, place, call)).toBe('SIGKILL');
    expect(await scene.balancesOf(userId)).toMatchObject({ deposit: 500n });
    for (let copy = 0; copy < 2; copy += 1)
      expect(await completeRecharge(market.platform, number, trade)).toBe('paid');
    expect(await scene.balancesOf(userId)).toMatchObject({ deposit: 12_800n });
    await expectBooksRight();
  },
);
