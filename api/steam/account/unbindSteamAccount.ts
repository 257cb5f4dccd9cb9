import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { recordAccountAction } from '../../accounts/session/recordAccountAction.ts';
import { takeStepUpCode } from '../../accounts/session/takeStepUpCode.ts';
import { refreshMarketItems } from '../../catalog/market/refreshMarketItems.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamAccountBusy, SteamAccountUnknown } from './steamAccount.errors.ts';
import { countLiveOrders, lockOwnAccount, updateUnbound, withdrawListings } from './steamAccount.store.ts';

/**
 * Lets a Steam account go, after a code by SMS: takes what it has on sale out of the market, ends the binding, and has the worker erase
 * its secrets (S-03). Its orders and assets stay in the books.
 * @returns how many listings were withdrawn.
 * @throws StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamAccountBusy while orders are under way.
 */
export async function unbindSteamAccount(
  platform: Platform,
  request: { userId: string; steamAccountId: string; code: string; origin: RequestOrigin },
): Promise<number> {
  const { userId, steamAccountId: id } = request;
  const stepUp = await takeStepUpCode(platform, request);
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockOwnAccount(tx, { id, userId }))) throw new SteamAccountUnknown();
    // Withdrawn first: whoever reserves one of them at this moment has made an order by now, or finds it gone.
    const marketItemIds = await withdrawListings(tx, id);
    const orderCount = await countLiveOrders(tx, id);
    if (orderCount > 0) throw new SteamAccountBusy({ orderCount });
    await updateUnbound(tx, id);
    await recordAccountAction(tx, { userId, kind: 'unbindSteamAccount', subjectId: id, details: {} }, stepUp);
    await refreshMarketItems(tx, marketItemIds);
    await platform.jobs.send(tx, 'steam-forget', { steamAccountId: id }, id);
    await notifyChanged(tx, { topic: 'steamAccount', id, userId });
    return marketItemIds.length;
  });
}
