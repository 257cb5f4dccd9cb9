import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Db, poolLoadOf } from '../../kernel/db.ts';
import { type KeeperFigures, readKeepers } from '../../kernel/keepers.ts';
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

/** What each keeper holds, and what it may hold. */
function addKeepers(registry: Registry): void {
  const figures = {
    kept_bytes: ['Bytes that a keeper holds, about.', ({ bytes }: KeeperFigures) => bytes],
    kept_max_bytes: ['Bytes that a keeper may hold.', ({ maxBytes }: KeeperFigures) => maxBytes],
    kept_entries: ['Entries that a keeper holds.', ({ entries }: KeeperFigures) => entries],
  } as const;
  for (const [name, [help, figureOf]] of Object.entries(figures))
    addLabelled(registry, {
      name,
      help,
      labels: ['keeper'],
      read: async () => readKeepers().map((keeper) => [{ keeper: keeper.name }, figureOf(keeper)]),
    });
}

/** Creates the metrics of every process: CPU, memory, event loop, keepers and database connections. */
export function openMetrics(db: Db): Registry {
  const registry = new Registry();
  const shared = processMetrics();
  for (const { name } of shared.getMetricsAsArray()) {
    const metric = shared.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
  addKeepers(registry);
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
