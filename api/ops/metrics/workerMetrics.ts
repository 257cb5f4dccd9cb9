import { Counter, type Registry } from 'prom-client';
import type { Platform } from '../../kernel/platform.ts';
import { listFailures } from '../../kernel/workFailures.ts';
import { readCallbackWait } from '../../partners/callbacks/dueEvent.store.ts';
import { listSamples, sumServiceCalls } from '../status/status.store.ts';
import { addBackups } from './backupMetrics.ts';
import {
  countLiveOrders,
  countOpenDeals,
  countOpenDifferences,
  countOverdueOrders,
  listFindings,
  listSteamStates,
  readWaiting,
  sumMoney,
  type WaitingFigures,
} from './figure.store.ts';
import { addLabelled, heldFigure, type Line } from './gauge.ts';
import { addLanes } from './laneMetrics.ts';
import { openMetrics } from './openMetrics.ts';

const JOB_STATES = ['deferred', 'queued', 'active', 'failed'] as const;
/** These queries aggregate all accounts and a day of samples. */
const SLOW_HELD_MS = 60_000;
/** Numeric value of a state. Trouble lowers an average over parts or time. */
const STATE_FIGURES: Readonly<Record<string, number>> = { up: 1, degraded: 0.5, slow: 0.5, down: 0 };

type WaitingFigure = keyof WaitingFigures | 'callbackWaitMs';
/** Pending work and its age. */
function addWork(registry: Registry, { db, jobs }: Pick<Platform, 'db' | 'jobs'>): void {
  addLabelled(registry, {
    name: 'orders_live',
    help: 'Orders that have not ended, by phase.',
    labels: ['phase'],
    read: heldFigure(async () =>
      (await countLiveOrders(db)).map(({ phase, count }): Line => [{ phase }, count]),
    ),
  });
  addLabelled(registry, {
    name: 'deals_open',
    help: 'Open buy orders (kind bid: awake, or why they sleep) and open price offers (kind offer: open, countered).',
    labels: ['kind', 'state'],
    read: heldFigure(async () =>
      (await countOpenDeals(db)).map(({ kind, state, count }): Line => [{ kind, state }, count]),
    ),
  });
  addLabelled(registry, {
    name: 'jobs',
    help: 'Jobs by queue and state, as the queue last counted them (once a minute).',
    labels: ['queue', 'state'],
    read: heldFigure(async () =>
      (await jobs.boss.getQueues()).flatMap((queue) =>
        JOB_STATES.map((state): Line => [{ queue: queue.name, state }, Number(queue[`${state}Count`] ?? 0)]),
      ),
    ),
  });
  const waiting = heldFigure(async () => {
    const figures = await readWaiting(db);
    return { ...figures, callbackWaitMs: await readCallbackWait(db) };
  });
  const addWaiting = (name: string, help: string, figure: WaitingFigure, scale = 1): void =>
    addLabelled(registry, {
      name,
      help,
      labels: [],
      read: async () => [[{}, (await waiting())[figure] * scale]],
    });
  addWaiting(
    'callback_delay_seconds',
    'How overdue the callback is that waits longest for us.',
    'callbackWaitMs',
    0.001,
  );
  addWaiting('callbacks_waiting', 'Callbacks that are not delivered yet.', 'callbacksWaiting');
  addWaiting('callbacks_dead', 'Callbacks that were given up.', 'callbacksDead');
  addWaiting('withdrawal_wait_seconds', 'Age of the oldest withdrawal under way.', 'withdrawalWaitMs', 0.001);
  addWaiting('withdrawals_waiting', 'Withdrawals under way.', 'withdrawalsWaiting');
  addWaiting(
    'review_wait_seconds',
    'Age of the oldest sale whose money waits for an operator.',
    'reviewWaitMs',
    0.001,
  );
  addWaiting(
    'bid_match_wait_seconds',
    'How long a buy order has waited at most to be compared with the copies on sale.',
    'bidWaitMs',
    0.001,
  );
  addWaiting('reviews_waiting', 'Sales whose money waits for an operator.', 'reviewsWaiting');
}

/** Failures of work that continued, and what they left behind. */
function addFailures(registry: Registry, { db }: Pick<Platform, 'db'>): void {
  new Counter({
    name: 'work_failures_total',
    help: 'Jobs, rounds and single things of a list that failed in this process, by what was done and the name of the error.',
    labelNames: ['work', 'error'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { work, error, count } of listFailures()) this.inc({ work, error }, count);
    },
  });
  addLabelled(registry, {
    name: 'orders_overdue',
    help: 'Orders that should have gone on by themselves an hour ago and have not.',
    labels: [],
    read: heldFigure(async (): Promise<Line[]> => [[{}, await countOverdueOrders(db)]]),
  });
}

/** Metrics that must always have the expected value. */
function addTruth(registry: Registry, { db }: Pick<Platform, 'db'>): void {
  addLabelled(registry, {
    name: 'money_cents',
    help: 'Money by class of account; clearing stands for the world outside, and all together are zero.',
    labels: ['account'],
    read: heldFigure(
      async () => (await sumMoney(db)).map(({ kind, cents }): Line => [{ account: kind }, cents]),
      SLOW_HELD_MS,
    ),
  });
  const findings = heldFigure(() => listFindings(db));
  addLabelled(registry, {
    name: 'invariant_offenders',
    help: 'Rows that broke a promise about the data, as of the last audit.',
    labels: ['invariant'],
    read: async () =>
      (await findings()).map(({ invariant, offenderCount }): Line => [{ invariant }, offenderCount]),
  });
  addLabelled(registry, {
    name: 'invariants_audited_timestamp_seconds',
    help: 'When the last audit was, Unix time; 0: never.',
    labels: [],
    read: async () => [[{}, Math.max(0, ...(await findings()).map(({ atSeconds }) => atSeconds))]],
  });
  addLabelled(registry, {
    name: 'reconciliation_days_open',
    help: "Days whose books differ from the payment app's own account.",
    labels: [],
    read: heldFigure(async (): Promise<Line[]> => [[{}, await countOpenDifferences(db)]]),
  });
}

/** State of external services. */
function addOutside(registry: Registry, { db }: Pick<Platform, 'db'>): void {
  addLabelled(registry, {
    name: 'steam_health',
    help: "Steam's hosts: 1 up, 0.5 degraded, 0 down.",
    labels: ['host'],
    read: heldFigure(async () =>
      (await listSteamStates(db)).map(({ host, state }): Line => [{ host }, STATE_FIGURES[state] ?? 0]),
    ),
  });
  addLabelled(registry, {
    name: 'service_calls_recent',
    help: 'Calls of all processes to a service of the outside in the last ten minutes, by outcome.',
    labels: ['service', 'outcome'],
    read: heldFigure(async () =>
      [...(await sumServiceCalls(db))].flatMap(([service, { calls, failures }]): Line[] => [
        [{ service, outcome: 'ok' }, calls - failures],
        [{ service, outcome: 'failed' }, failures],
      ]),
    ),
  });
  addLabelled(registry, {
    name: 'status_part',
    help: 'The parts of the status page, as of their last minute: 1 up, 0.5 slow, 0 down.',
    labels: ['part'],
    read: heldFigure(
      async () =>
        [...(await listSamples(db)).byPart].map(
          ([part, samples]): Line => [{ part }, STATE_FIGURES[samples.at(-1)?.state ?? 'down'] ?? 0],
        ),
      SLOW_HELD_MS,
    ),
  });
}

/**
 * Creates the metrics of a worker: process and pool, and totals of the whole market. Every worker reports the same totals: take the maximum
 * and not the sum.
 */
export function openWorkerMetrics(platform: Pick<Platform, 'db' | 'jobs' | 'config'>): Registry {
  const registry = openMetrics(platform.db);
  addWork(registry, platform);
  addFailures(registry, platform);
  addTruth(registry, platform);
  addOutside(registry, platform);
  addLanes(registry, platform);
  addBackups(registry, platform);
  return registry;
}
