import { Histogram, type Registry } from 'prom-client';

/**
 * Records the duration of a GraphQL operation in milliseconds.
 * @param name its name in the site's sources, or `free`.
 */
export type ObserveOperation = (name: string, ms: number) => void;

const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates the metric of executed operations. Cached responses execute none. */
export function observeOperations(registry: Registry): ObserveOperation {
  const durations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Executed GraphQL operations by the name of the persisted document; all others are "free".',
    labelNames: ['operation'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return (operation, ms) => durations.observe({ operation }, ms / 1_000);
}
