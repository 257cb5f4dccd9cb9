import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Db, poolLoadOf } from '../../kernel/db.ts';
import { addGauges } from './gauge.ts';

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

/** Creates the metrics of every process: CPU, memory, event loop and database connections. */
export function openMetrics(db: Db): Registry {
  const registry = new Registry();
  const shared = processMetrics();
  for (const { name } of shared.getMetricsAsArray()) {
    const metric = shared.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
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
