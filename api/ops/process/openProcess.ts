import type { Config } from '../../config.ts';
import { openDatabase } from '../../kernel/db.ts';
import { openJobs } from '../../kernel/jobs.ts';
import type { Log } from '../../kernel/log.ts';
import type { Platform } from '../../kernel/platform.ts';
import { setTracer } from '../../kernel/trace.ts';

/** Opens database and jobs of a process, with limits for an API or a worker. */
export function openPlatform(config: Config, log: Log, isWorker: boolean): Platform {
  const limits = isWorker
    ? { statementTimeoutMs: 30_000, lockTimeoutMs: 5_000 }
    : { statementTimeoutMs: 5_000, lockTimeoutMs: 4_000 };
  const poolSize = isWorker ? 10 : 20;
  const db = openDatabase({ url: config.DATABASE_URL, poolSize, ...limits });
  const platform = { config, db, log, jobs: openJobs(config.DATABASE_URL, log, { isWorker }) };
  // A worker acts on what it reads, so it never reads from the replica.
  if (isWorker || !config.DATABASE_READ_URL) return platform;
  const replica = openDatabase({ url: config.DATABASE_READ_URL, poolSize, ...limits });
  return { ...platform, replica: { db: replica, pausedUntilMs: 0 } };
}

/**
 * Starts tracing if a collector is configured. Nothing is loaded otherwise.
 * @returns a function that stops it.
 */
export async function openTracer(config: Config, role: 'api' | 'worker'): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return async () => {};
  const { openTracing } = await import('../metrics/openTracing.ts');
  const tracer = openTracing({ service: `shiji-${role}`, endpoint, share });
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await tracer.close();
  };
}
