import type { Config } from '../../../api/config.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { type Chance, openChance } from './chance.ts';
import { type Clockwork, openClockwork } from './clockwork.ts';
import { openPlayedLanes, type PlayedLanes } from './playedLanes.ts';
import { type MakeCalls, openCalls, type PlayedAccount } from './playedWorkers.ts';

/** The size of the market that is played. */
export interface WeekSettings {
  seed: number;
  days: number;
  accountCount: number;
  robotCount: number;
  laneCount: number;
  workerCount: number;
  salesPerMinute: number;
  /** Share of the sales that a person delivers, of the buyers with an account bound here, and of the calls that Steam fails. */
  byHandShare: number;
  boundBuyerShare: number;
  failingShare: number;
  /** Share of the offers that their buyers leave until the deadline. */
  forgottenShare: number;
  /** How often an owner looks at his inventory, and the share of ordinary accounts with copies on sale. */
  looksADay: number;
  handSellerShare: number;
  /** The market's own settings. */
  config: Config;
}

/** What all parts of the play share. */
export interface Week {
  settings: WeekSettings;
  clock: Clockwork;
  chance: Chance;
  accounts: readonly PlayedAccount[];
  lanes: PlayedLanes;
  calls: MakeCalls;
  /** The account that asks for everybody: the one whose token lasts longest (`withAnySession`). */
  probe(): PlayedAccount;
}

/** A call whose place is further away is held back (`openLanes.ts`). */
const WAIT_MAX_MS = 60_000;
/** Of a hundred accounts so many have more than one page of items. */
const LARGE_PERCENT = 4;
const LARGE_PAGES = 4;

/** Opens a market at rest: accounts in lanes, one lane after another as the market assigns them. */
export function openWeek(settings: WeekSettings): Week {
  const { config, laneCount, accountCount, robotCount, failingShare, seed } = settings;
  const clock = openClockwork();
  const chance = openChance(seed);
  const lanes = openPlayedLanes(clock, chance, {
    laneCount,
    failingShare,
    waitMaxMs: WAIT_MAX_MS,
    spacingMs: {
      api: config.STEAM_SPACING_MS,
      community: config.STEAM_SPACING_MS,
      inventory: config.STEAM_INVENTORY_SPACING_MS,
    },
    backoffMs: config.STEAM_BACKOFF_MS,
    backoffMsMax: config.STEAM_BACKOFF_MAX_MS,
  });
  const accounts = Array.from({ length: accountCount }, (_, id) => ({
    id,
    lane: id % laneCount,
    isRobot: id < robotCount,
    pages: chance.below(100) < LARGE_PERCENT ? LARGE_PAGES : 1,
    tokenUntilMs: chance.below(DAY_MS),
  }));
  let [probe] = accounts;
  const calls = openCalls(clock, lanes, (account) => {
    probe = account;
  });
  return {
    settings,
    clock,
    chance,
    accounts,
    lanes,
    calls,
    probe: () => probe as PlayedAccount,
  };
}
