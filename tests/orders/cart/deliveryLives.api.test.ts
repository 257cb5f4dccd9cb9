import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelByOperator, cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { IS_PROVING, numbersOf, seedOf } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { letReact, loseCopy, offersOf, type PressScene, pressTogether, swapCopy } from './deliveryScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

const SEND = '/tradeoffer/new/send';
/** What Steam does wrong, now and then. */
const FAULTS: readonly Record<string, unknown>[] = [
  { path: SEND, status: 0, withEffect: true },
  { path: SEND, kind: 'refusal', code: 26, withEffect: true },
  { path: SEND, kind: 'refusal', code: 26 },
  { path: SEND, kind: 'twice' },
  { path: SEND, status: 503 },
  { path: 'mobileconf', status: 0, withEffect: true },
  { path: 'GetTradeOffers', kind: 'missing' },
  { path: 'GetTradeOffer/', kind: 'stale' },
  { path: 'cancel', status: 0, withEffect: true },
];

/** What a step met is tried again by the next one. */
const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

const cancel = async (orderNo: string) => {
  const { rows } = await market.owner.query<{ id: string; userId: string }>(
    `update market_order set created_at = created_at - interval '1 day' where order_no = $1 returning id, buyer_id as "userId"`,
    [orderNo],
  );
  await cancelOrder(market.platform, { userId: rows[0]?.userId ?? '', orderId: rows[0]?.id ?? '' });
};

/** One random thing that happens to a press. */
async function live(scene: PressScene, random: () => number): Promise<void> {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const at = Math.floor(random() * scene.orderNos.length);
  const [orderNo = '', assetId = ''] = [scene.orderNos[at], scene.assetIds[at]];
  const [newest] = (await offersOf(market, scene)).toReversed();
  const choice = random();
  if (choice < 0.35)
    await Promise.all([attempt(worker.send(orderNo)), attempt(worker.send(any(scene.orderNos)))]);
  else if (choice < 0.55) await attempt(worker.poll(orderNo));
  else if (choice < 0.65) await Promise.all(scene.orderNos.map((each) => attempt(worker.verify(each))));
  else if (choice < 0.75) await sandbox(market, 'faults', { ...any(FAULTS), count: 1 });
  else if (choice < 0.79) await attempt(cancel(orderNo));
  else if (choice < 0.82)
    await attempt(cancelByOperator(operator, { orderNo, reason: 'lives', operator: 'test' }));
  else if (choice < 0.85 && newest?.state === 9) await swapCopy(market, scene, assetId);
  else if (choice < 0.87 && (newest === undefined || newest.state === 9)) await loseCopy(market, assetId);
  else if (choice < 0.88 && newest) await attempt(sandbox(market, `offers/${newest.offerId}/decline`));
  else if (choice < 0.95) await letReact(market, scene);
  else await market.advanceClock(25_000);
}

/** Steam is well again, and all deadlines pass: everything ends. */
async function finish(scene: PressScene): Promise<void> {
  await sandbox(market, 'faults/off');
  for (let round = 0; round < 12; round += 1) {
    for (const orderNo of scene.orderNos) await attempt(worker.send(orderNo));
    await letReact(market, scene);
    await attempt(worker.poll(scene.orderNos[0] ?? ''));
    for (const orderNo of scene.orderNos) {
      await attempt(worker.verify(orderNo));
      if (round > 4) await attempt(worker.conclude(orderNo));
    }
    await market.advanceClock(round > 3 ? 4 * 3_600_000 : 25_000);
  }
}

/** Each order's end, and whether its copy is the buyer's at Steam. */
async function truth(scene: PressScene) {
  const { rows } = await market.owner.query<{
    phase: string;
    reason: string | null;
    has: boolean;
    escrow: string;
  }>(
    `select o.phase, o.reason, exists (select from sandbox.trade t join sandbox.trade_asset g on g.trade_id = t.trade_id
         where g.asset_id::text = a.asset_id and t.status = 3
           and g.receiver_id = substring(o.buyer_trade_url from 'partner=([0-9]+)')::bigint + 76561197960265728) as has,
       coalesce((select balance_cents from ledger_account where kind = 'escrow' and owner_id = o.id), 0)::text as escrow
     from market_order o join asset a on a.id = o.asset_id where o.order_no = any($1) order by o.id`,
    [scene.orderNos],
  );
  return rows;
}

const SEED = seedOf('DELIVERY_SEED');
const LIVES = IS_PROVING ? 30 : 5;

test(`C-04 C-07 random lives of shared offers end with the copy or the money, never both (seed ${SEED})`, async () => {
  const random = numbersOf(SEED);
  for (let life = 0; life < LIVES; life += 1) {
    const scene = await pressTogether(
      market,
      2 + Math.floor(random() * 4),
      random() < 0.8 ? 'accept' : 'ignore',
    );
    const steps = 6 + Math.floor(random() * 14);
    for (let step = 0; step < steps; step += 1) await live(scene, random);
    await finish(scene);
    const ends = await truth(scene);
    for (const { phase, reason, has, escrow } of ends) {
      expect({
        life,
        phase: ['protected', 'completed', 'failed'].includes(phase) ? 'ended' : `${phase} ${reason}`,
      }).toEqual({ life, phase: 'ended' });
      expect({ life, reason, isDelivered: phase !== 'failed', escrow }).toEqual({
        life,
        reason,
        isDelivered: has,
        escrow: '0',
      });
    }
    console.log(`life ${life}: ${ends.map(({ phase, reason }) => reason ?? phase).join(', ')}`);
  }
  await expectInvariantsHold(market);
}, 300_000);
