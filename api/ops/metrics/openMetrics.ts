import { collectDefaultMetrics, Registry } from 'prom-client';
import { type CacheFigures, readCaches } from '../../kernel/caches.ts';
import { type Db, poolLoadOf } from '../../kernel/db.ts';
import { addGauges, addLabelled } from './gauge.ts';

let ofProcess: Registry | null = null;

/**
 * What is known of a process as such: CPU, memory, event loop. Observed once, however many registries list it: an observer of garbage
 * collections never ends, and would hold its registry with all that the figures are read from.
 */
function processMetrics(): Registry {
  if (ofProcess === null) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What each cache holds, and what it may hold. */
function addCaches(registry: Registry): void {
  const figures = {
    cache_bytes: ['Bytes that a cache holds, about.', ({ bytes }: CacheFigures) => bytes],
    cache_max_bytes: ['Bytes that a cache may hold.', ({ maxBytes }: CacheFigures) => maxBytes],
    cache_entries: ['Entries that a cache holds.', ({ entries }: CacheFigures) => entries],
  } as const;
  for (const [name, [help, figureOf]] of Object.entries(figures))
    addLabelled(registry, {
      name,
      help,
      labels: ['cache'],
      read: async () => readCaches().map((cache) => [{ cache: cache.name }, figureOf(cache)]),
    });
}

/** Creates the metrics of every process: CPU, memory, event loop, caches and database connections. */
export function openMetrics(db: Db): Registry {
  const registry = new Registry();
  const shared = processMetrics();
  for (const { name } of shared.getMetricsAsArray()) {
    const metric = shared.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
  addCaches(registry);
  addGauges(registry, [
    {
      name: 'database_connections_open',
      help: 'Connections of the pool.',
      read: () => poolLoadOf(db).open,
    },
    {
      name: 'database_connections_idle',
      help: 'Connections that nobody uses.',
      read: () => poolLoadOf(db).idle,
    },
    {
      name: 'database_connections_waiting',
      help: 'Requests for a connection that wait for one.',
      read: () => poolLoadOf(db).waiting,
    },
  ]);
  return registry;
}
