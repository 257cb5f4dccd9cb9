import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { IS_PROVING, seedOf } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { moneyCommands, PEOPLE } from './moneyCommands.ts';
import { type MoneyModel, openModel } from './moneyModel.ts';
import { type MoneyScene, openMoneyScene } from './moneyScene.ts';
import type { RealMoney } from './moneyStep.ts';

/** `MONEY_SEED` makes a run again, `MONEY_RUNS` makes it longer. */
const SEED = seedOf('MONEY_SEED');
const RUNS = Number(process.env.MONEY_RUNS ?? (IS_PROVING ? 10_000 : 250));
/** Runs side by side: of other people, so that only the database can bring them together. */
const LANES = 4;
/** The initial balance of every user in cents: without it most commands could do nothing. */
const OPENING = { deposit: 400_000n, proceeds: 300_000n };
/** What a run must have met, or it shows nothing. */
const MOVEMENTS =
  'bid,bidFill,bidRaise,bidRefill,bidReturn,hold,latePaymentKept,payBack,payBackRefused,payOut,payment,recharge,refund,release,releaseToDeposit,reverse,settle,topUp,withdraw,withdrawReturn';

let market: TestMarket;
let scene: MoneyScene;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket({ PROCEEDS_REVIEW_EXCESS_CENTS: '200000' });
  // Dear sales are reviewed, and some of the others.
  await market.owner.query('delete from reference_price');
  await market.owner.query('update market_item set reference_price_cents = 50000');
  scene = await openMoneyScene(market);
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

async function runLane(lane: number): Promise<void> {
  const property = fc.asyncProperty(moneyCommands, async (commands) => {
    const userIds = await scene.openUsers(PEOPLE, OPENING);
    const begin = (): { model: MoneyModel; real: RealMoney } => ({
      model: openModel(PEOPLE, OPENING),
      real: { scene, operator, userIds },
    });
    await fc.asyncModelRun(begin, commands);
  });
  await fc.assert(property, { seed: SEED + lane, numRuns: Math.ceil(RUNS / LANES) });
}

test(
  `W-01 W-05 W-07 L2 P1 whatever happens in whatever order, money is where the specification says (MONEY_SEED=${SEED})`,
  async () => {
    await Promise.all(Array.from({ length: LANES }, (_, lane) => runLane(lane)));
    const { rows } = await market.owner.query<{ reason: string }>(
      'select distinct reason from ledger_transfer order by reason',
    );
    expect(rows.map(({ reason }) => reason).join()).toBe(MOVEMENTS);
    const broken = (await auditInvariants(market.ownerUrl)).filter(({ offenderCount }) => offenderCount > 0);
    // The sandbox's own books know nothing of what was played past them.
    expect(broken.filter(({ id, promise }) => !/books/.test(promise) && id !== 'I12')).toEqual([]);
  },
  Math.max(120_000, RUNS * 250),
);
