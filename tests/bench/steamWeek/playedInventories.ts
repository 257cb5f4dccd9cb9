import { DAY_MS, MINUTE_MS } from '../../../api/kernel/durations.ts';
import { openTimes, type Times } from './chance.ts';
import { openQueue, type PlayedAccount, type PlayedQueue } from './playedWorkers.ts';
import type { Week } from './week.ts';

/** An inventory that was read within this time is not read again (`syncInventory.ts`). */
const PAUSE_MS = MINUTE_MS;
const FAILURE_PAUSE_MS = 2 * MINUTE_MS;
/** Days after a trade in which both contexts are read. */
const PROTECTED_MS = 8 * DAY_MS;
/** Jobs of one worker at once, and the time between two rounds of one worker (`inventory.jobs.ts`). */
const AT_ONCE = 2;
const ROUND_MS = 10_000;

/** The inventories of all accounts: read daily, after trades, and when their owners look. */
export interface PlayedInventories {
  /** From an owner's look at an inventory that was read more than a minute ago to the fresh one. */
  untilFresh: Times;
  /** Ages of the inventories when they were read again, those that nobody looked at. */
  ages: Times;
  queue: PlayedQueue;
  noteTrade(account: PlayedAccount): void;
}

/** Plays the inventories' reading, as `inventory.jobs.ts` and `refreshInventory.ts` do it. */
export function playInventories({ clock, chance, accounts, calls, settings }: Week): PlayedInventories {
  const { config, workerCount, looksADay, handSellerShare } = settings;
  const queue = openQueue(AT_ONCE * workerCount);
  const untilFresh = openTimes();
  const ages = openTimes();
  const readAtMs = accounts.map(() => -chance.below(DAY_MS));
  const tradedAtMs = accounts.map(() => -chance.below(2 * PROTECTED_MS));
  const roundMs = ROUND_MS / workerCount;

  const read = (account: PlayedAccount, lookedAtMs: number | null): void => {
    const { id, pages } = account;
    queue.send(id, (done) => {
      const hasProtected = clock.nowMs - (tradedAtMs[id] ?? 0) < PROTECTED_MS;
      const pageCount = pages * (hasProtected ? 2 : 1);
      const asked = Array.from({ length: pageCount }, () => 'inventory' as const);
      calls(account, asked, (isDone) => {
        if (isDone && lookedAtMs !== null) untilFresh.add(clock.nowMs - lookedAtMs);
        else if (isDone) ages.add(clock.nowMs - (readAtMs[id] ?? 0));
        if (isDone) readAtMs[id] = clock.nowMs;
        else clock.after(FAILURE_PAUSE_MS, () => read(account, lookedAtMs));
        done();
      });
    });
  };
  /** In the first round after the account is due. */
  const readAt = (account: PlayedAccount, dueMs: number): void => {
    const allowedMs = Math.max(dueMs, clock.nowMs, (readAtMs[account.id] ?? 0) + PAUSE_MS);
    clock.at(Math.ceil(allowedMs / roundMs) * roundMs, () => {
      if ((readAtMs[account.id] ?? 0) < dueMs) read(account, null);
    });
  };
  const repeat = (everyMs: number, firstMs: number, act: () => void): void =>
    clock.at(firstMs, () => {
      act();
      repeat(everyMs, clock.nowMs + everyMs, act);
    });
  for (const account of accounts) {
    const { INVENTORY_SYNC_MS, INVENTORY_ON_SALE_SYNC_MS } = config;
    repeat(INVENTORY_SYNC_MS, chance.below(INVENTORY_SYNC_MS), () => readAt(account, clock.nowMs));
    const isHandSeller = !account.isRobot && chance.share() < handSellerShare;
    if (isHandSeller)
      repeat(INVENTORY_ON_SALE_SYNC_MS, chance.below(INVENTORY_ON_SALE_SYNC_MS), () =>
        readAt(account, clock.nowMs - INVENTORY_ON_SALE_SYNC_MS / 2),
      );
  }
  const look = (): void => {
    const account = accounts[chance.below(accounts.length)];
    if (account && clock.nowMs - (readAtMs[account.id] ?? 0) > PAUSE_MS) read(account, clock.nowMs);
    clock.after(chance.until((looksADay * accounts.length) / 1_440), look);
  };
  look();
  return {
    untilFresh,
    ages,
    queue,
    noteTrade(account) {
      tradedAtMs[account.id] = clock.nowMs;
      readAt(account, clock.nowMs);
    },
  };
}
