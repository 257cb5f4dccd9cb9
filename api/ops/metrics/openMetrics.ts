import { collectDefaultMetrics, Registry } from 'prom-client';
import { type Db, poolLoadOf } from '../../kernel/db.ts';
import { addGauges } from './gauge.ts';

/** Creates the metrics of every process: CPU, memory, event loop and database connections. */
export function openMetrics(db: Db): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
