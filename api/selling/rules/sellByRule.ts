import { admitSeller } from '../../accounts/user/admitUser.ts';
import { AccountBlocked } from '../../accounts/user/user.errors.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { BidMatch } from '../../orders/bid/bidMatches.ts';
import { fillOrMiss, NoBid, offerToBids, type PassedOver } from '../../orders/bid/offerToBids.ts';
import { inPress } from '../../orders/order/offerJobs.ts';
import { planRule } from './planRule.ts';
import { planSales } from './planSales.ts';
import { findRunId } from './ruleRun.store.ts';
import { insertSale } from './ruleSale.store.ts';
import { listRules, lockRule } from './sellingRule.store.ts';

/** One run of a rule. */
export interface RuleRun {
  readonly userId: string;
  readonly ruleId: string;
  /** Under which it happens once. */
  readonly requestId: string;
  /** For a run by schedule: the due time, which a change of the rule moves. */
  readonly dueAt: Date | null;
}

/** Maximum number of copies that one run sells: each is a transaction of its own. */
const SALES_MAX = 200;

/** The run is recorded, or its rule was changed, deleted or disabled: it sells nothing more. */
class RunOver extends Error {}

/**
 * Sells the copies of a rule that a bid pays enough for, before the run's own transaction sets asks: the same transaction for both would lock
 * bids after listings, and one copy that fails would stop the rule. Each sale is an order of its own, recorded with it under the run, so that
 * a repetition goes on where a crash ended. What fails, or finds no such bid any more, stays on sale, and the run sets its ask.
 * @param salesMax most copies that it sells.
 * @returns whether copies remain for another run: not where it sold none, since it would be the same with the others.
 */
export async function sellByRule(
  platform: Platform,
  run: RuleRun,
  salesMax: number = SALES_MAX,
): Promise<boolean> {
  const { db, log, config } = platform;
  const { userId, ruleId } = run;
  const rules = await listRules(db, userId);
  if (!rules.some(({ id, bidBasis }) => id === ruleId && bidBasis !== null)) return false;
  const { wishes } = await planRule({ db, config, log }, { userId, rules, ruleId });
  const planned = [...(await planSales({ db, log }, { userId, wishes })).values()];
  checkpoint('rule.salesPlanned');
  const pressId = newId();
  let soldCount = 0;
  await inPress(platform, pressId, () =>
    doEach(log, 'selling-rule-sale', planned.slice(0, salesMax), {
      keyOf: ({ copy }) => copy.id,
      act: async (match) => {
        if (await sellCopy(platform, { ...run, pressId }, match)) soldCount += 1;
      },
      isFatal: endsSales,
    }).catch((error: unknown) => {
      if (!endsSales(error)) throw error;
    }),
  );
  return planned.length > salesMax && soldCount > 0;
}

/** The seller's own account: what stops a bidder's is a matter of the bid. */
const endsSales = (error: unknown): boolean =>
  error instanceof RunOver || error instanceof ServiceClosed || error instanceof AccountBlocked;

/** The sales of one run are one press: copies to the same buyer come in the same offer. */
type RulePress = RuleRun & { readonly pressId: string };

/** @returns false if no bid takes the copy any more. */
async function sellCopy(platform: Platform, run: RulePress, planned: BidMatch): Promise<boolean> {
  const orderId = await offerToBids(platform, (passedOver) =>
    inTransaction(platform.db, (tx) => sellWithin(tx, platform, run, { planned, passedOver })),
  );
  checkpoint('rule.copySold');
  return orderId !== 'noBid' && orderId !== 'copyGone';
}

/**
 * Decides once more, as rule and market are now, and sells the copy for no less than was planned. Only where the planned bid turned out to be
 * of the seller's own person the next one may pay less, at least what the rule asks.
 * @returns the order's id.
 * @throws RunOver, AccountBlocked, ServiceClosed, and what `offerToBids` waits for.
 */
async function sellWithin(
  tx: Tx,
  platform: Platform,
  { userId, ruleId, requestId, dueAt, pressId }: RulePress,
  { planned, passedOver }: { planned: BidMatch; passedOver: PassedOver },
): Promise<string> {
  const { config, log } = platform;
  const rule = await lockRule(tx, userId, ruleId, 'share');
  const isMoved = dueAt !== null && (!rule?.isEnabled || rule.nextRunAt?.getTime() !== dueAt.getTime());
  if (!rule || isMoved || (await findRunId(tx, ruleId, requestId))) throw new RunOver();
  await admitSeller(tx, userId);
  const rules = await listRules(tx, userId);
  const listingId = planned.copy.id;
  const { wishes } = await planRule({ db: tx, config, log }, { userId, rules, ruleId, listingId });
  const match = (await planSales({ db: tx, log }, { userId, wishes, passedOver })).get(listingId);
  const isOwnPassed = [...passedOver.values()].includes('notEachOther');
  if (!match || (match.priceCents < planned.priceCents && !isOwnPassed)) throw new NoBid();
  const orderId = await fillOrMiss(tx, platform, match, pressId);
  const leastCents = wishes[0]?.leastCents ?? match.priceCents;
  await insertSale(tx, { orderId, ruleId, requestId, leastCents });
  checkpoint('rule.saleNoted');
  return orderId;
}
