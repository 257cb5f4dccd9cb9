import { Gauge, type Registry } from 'prom-client';
import type { Platform } from '../kernel/platform.ts';
import { openMetrics } from './openMetrics.ts';
import { countLiveOrders } from './orderCountStore.ts';

const JOB_STATES = ['deferred', 'queued', 'active', 'failed'] as const;

/** Opens the metrics of a worker: process, pool, and what the whole market has to do, orders by phase and jobs by state. */
export function openWorkerMetrics({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Registry {
  const registry = openMetrics(db);
  new Gauge({
    name: 'orders_live',
    help: 'Orders that have not ended, by phase.',
    labelNames: ['phase'],
    registers: [registry],
    async collect() {
      const counts = await countLiveOrders(db);
      this.reset();
      for (const { phase, count } of counts) this.set({ phase }, count);
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Jobs by queue and state, as the queue last counted them (once a minute).',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const queue of await jobs.boss.getQueues()) {
        for (const state of JOB_STATES)
          this.set({ queue: queue.name, state }, Number(queue[`${state}Count`] ?? 0));
      }
    },
  });
  return registry;
}
