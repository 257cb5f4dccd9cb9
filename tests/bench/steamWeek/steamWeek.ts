import { parseArgs } from 'node:util';
import { readConfig } from '../../../api/config.ts';
import { DAY_MS, MINUTE_MS } from '../../../api/kernel/durations.ts';
import { positive } from '../benchFlags.ts';
import type { Times } from './chance.ts';
import { playInventories } from './playedInventories.ts';
import { playSales } from './playedSales.ts';
import { openWeek, type WeekSettings } from './week.ts';

/** What must hold of a week (S-10). */
export interface WeekGoal {
  name: string;
  isMet: boolean;
  /** What was seen. */
  seen: string;
}

/** The week of issue and requirement S-10; every figure of it can be set. */
export const WEEK: WeekSettings = {
  seed: 1,
  days: 7,
  accountCount: 10_000,
  robotCount: 2_000,
  laneCount: 20,
  workerCount: 16,
  salesPerMinute: 50,
  byHandShare: 0.1,
  boundBuyerShare: 0.3,
  failingShare: 0.002,
  forgottenShare: 0.01,
  looksADay: 3,
  handSellerShare: 0.15,
  config: readConfig({ DATABASE_URL: 'postgres://nobody@localhost/none' }),
};

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
const spread = (times: Times): string =>
  `p50 ${seconds(times.percentile(0.5))}, p95 ${seconds(times.percentile(0.95))}, p99 ${seconds(times.percentile(0.99))} of ${times.count().toLocaleString('en')}`;

/** Plays the market for some days and says what Steam was asked, and how old what the market believed was. */
export function playWeek(settings: WeekSettings): { lines: string[]; goals: WeekGoal[] } {
  const week = openWeek(settings);
  const inventories = playInventories(week);
  const sales = playSales(week, inventories);
  week.clock.runUntil(settings.days * DAY_MS);
  const { polls, counts } = sales;
  const openCount = polls.followed.reduce((sum, { offers }) => sum + offers.length, 0);
  const { ends, busiestMinute } = week.lanes.count;
  const countOf = (end: string): number =>
    [...ends].reduce((sum, [key, count]) => sum + (key.endsWith(` ${end}`) ? count : 0), 0);
  const lines = [
    `${counts.sold.toLocaleString('en')} sold, ${polls.counts.protected.toLocaleString('en')} protected, ${polls.counts.settled.toLocaleString('en')} settled, ${counts.ended.toLocaleString('en')} ended, ${openCount} offers open at the end`,
    ...[...ends]
      .toSorted()
      .map(
        ([key, count]) =>
          `calls ${key}: ${count.toLocaleString('en')}, ${(count / settings.days / 86_400).toFixed(2)} a second`,
      ),
    ...[...busiestMinute].map(([kind, count]) => `most in a minute of one lane, ${kind}: ${count}`),
    `from the purchase to a robot's offer: ${spread(sales.untilOffer)}`,
    `from acceptance to protected: ${spread(polls.untilProtected)}`,
    `from the end of the protection to settled: ${spread(polls.untilSettled)}`,
    `age of an inventory nobody looked at: ${spread(inventories.ages)}`,
    `longest queues: offers and questions ${Math.max(sales.sends.longest(), sales.holds.longest(), sales.cancels.longest())}, polls and settlements ${Math.max(polls.polls.longest(), polls.settlements.longest())}, inventories ${inventories.queue.longest()}`,
  ];
  const atMost = (name: string, times: Times, share: number, ms: number): WeekGoal => ({
    name,
    isMet: times.percentile(share) <= ms,
    seen: spread(times),
  });
  const goals = [
    {
      name: 'no lane is limited',
      isMet: countOf('limited') + countOf('banned') === 0,
      seen: `${countOf('limited')} times 429, ${countOf('banned')} times 403`,
    },
    atMost('an open offer is read every 15 s (p95)', polls.openAges, 0.95, 15_000),
    atMost('a protected order is read every 30 minutes (p95)', polls.watchedAges, 0.95, 30 * MINUTE_MS),
    atMost('a look at an inventory is fresh within 60 s (p95)', inventories.untilFresh, 0.95, MINUTE_MS),
  ];
  return { lines, goals };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      days: { type: 'string' },
      lanes: { type: 'string' },
      workers: { type: 'string' },
      sales: { type: 'string' },
    },
  });
  const number = (name: keyof typeof values, normal: number): number => {
    const text = values[name];
    return text === undefined ? normal : positive(name, text);
  };
  const start = performance.now();
  const { lines, goals } = playWeek({
    ...WEEK,
    seed: number('seed', WEEK.seed),
    days: number('days', WEEK.days),
    laneCount: number('lanes', WEEK.laneCount),
    workerCount: number('workers', WEEK.workerCount),
    salesPerMinute: number('sales', WEEK.salesPerMinute),
  });
  for (const line of lines) console.log(line);
  for (const { name, isMet, seen } of goals) console.log(`${isMet ? '✔' : '✖'} ${name}: ${seen}`);
  console.log(`played in ${seconds(performance.now() - start)}`);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

if (import.meta.main) main();
