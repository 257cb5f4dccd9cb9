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

/** Work that waits, and for how long; times are told in seconds. */
const WAITING: readonly { name: string; help: string; figure: keyof WaitingFigures | 'callbackWaitMs' }[] = [
  {
    name: 'callback_delay_seconds',
    help: 'How overdue the callback is that waits longest for us.',
    figure: 'callbackWaitMs',
  },
  { name: 'callbacks_waiting', help: 'Callbacks that are not delivered yet.', figure: 'callbacksWaiting' },
  { name: 'callbacks_dead', help: 'Callbacks that were given up.', figure: 'callbacksDead' },
  {
    name: 'webhook_delay_seconds',
    help: "How overdue the delivery to an alert's webhook is that waits longest for us.",
    figure: 'webhookWaitMs',
  },
  {
    name: 'webhooks_off',
    help: "Alerts' webhooks that are switched off because their addresses failed.",
    figure: 'webhooksOff',
  },
  {
    name: 'withdrawal_wait_seconds',
    help: 'Age of the oldest withdrawal under way.',
    figure: 'withdrawalWaitMs',
  },
  { name: 'withdrawals_waiting', help: 'Withdrawals under way.', figure: 'withdrawalsWaiting' },
  {
    name: 'review_wait_seconds',
    help: 'Age of the oldest sale whose money waits for an operator.',
    figure: 'reviewWaitMs',
  },
  { name: 'reviews_waiting', help: 'Sales whose money waits for an operator.', figure: 'reviewsWaiting' },
  {
    name: 'hold_late_seconds',
    help: 'How overdue the decision of operators is on the hold that waits longest for it.',
    figure: 'holdLateMs',
  },
  {
    name: 'bid_match_wait_seconds',
    help: 'How long a buy order has waited at most to be compared with the copies on sale.',
    figure: 'bidWaitMs',
  },
];

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
  for (const { name, help, figure } of WAITING) {
    const scale = figure.endsWith('Ms') ? 0.001 : 1;
    addLabelled(registry, {
      name,
      help,
      labels: [],
      read: async () => [[{}, (await waiting())[figure] * scale]],
    });
  }
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
