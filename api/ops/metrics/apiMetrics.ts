import type { Registry } from 'prom-client';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import type { WorkLines } from '../../http/admission/admitWork.ts';
import type { AnswerCache } from '../../http/cache/answerCache.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { CopyFeed } from '../../selling/copies/followCopies.ts';
import { addCounters, addGauges } from './gauge.ts';
import { openMetrics } from './openMetrics.ts';

/** Sources of an API's metrics. */
export interface ApiMetricsSources {
  platform: Pick<Platform, 'db' | 'counter'>;
  market: MarketIndex;
  copies: CopyFeed;
  kept: AnswerCache;
  lines: WorkLines;
}

/** What the process keeps in memory of the market. */
function memoryGauges(market: MarketIndex, copies: CopyFeed) {
  return [
    { name: 'market_index_version', help: 'Rises with every change.', read: () => market.version },
    { name: 'market_index_items', help: 'Items in memory.', read: () => market.rows.length },
    {
      name: 'market_index_refreshed_timestamp_seconds',
      help: 'When items were last read from the database, Unix time.',
      read: () => market.refreshedAtMs / 1_000,
    },
    {
      name: 'market_index_load_seconds',
      help: 'How long the first load took.',
      read: () => market.loadMs / 1_000,
    },
    { name: 'copies_in_memory', help: 'Copies on sale in memory.', read: () => copies.index.count },
    {
      name: 'copies_read_timestamp_seconds',
      help: 'When changes of copies were last read from the database, Unix time.',
      read: () => copies.readAtMs() / 1_000,
    },
  ];
}

/** Creates the metrics of an API: process, pool, in-memory market, and response cache. */
export function openApiMetrics({ platform, market, copies, kept, lines }: ApiMetricsSources): Registry {
  const { db, counter } = platform;
  const registry = openMetrics(db);
  addGauges(registry, [
    ...memoryGauges(market, copies),
    {
      name: 'work_waiting_pages',
      help: 'Pages and preview pictures waiting for their turn. From 8 on, pages that search engines do not index are left to the browsers.',
      read: () => lines.pages.waitingCount,
    },
    {
      name: 'work_waiting_queries',
      help: 'Free documents and sign-ins that wait for their turn.',
      read: () => lines.queries.waitingCount,
    },
  ]);
  addCounters(registry, [
    { name: 'kept_answers_hits_total', help: 'Looks that found a true answer.', read: () => kept.hitCount },
    { name: 'kept_answers_misses_total', help: 'Looks that found none.', read: () => kept.missCount },
  ]);
  if (!counter) return registry;
  addGauges(registry, [
    {
      name: 'shared_limits_up',
      help: 'Redis counts the limits of all processes: 1; each counts for itself: 0.',
      read: () => Number(counter.isUp),
    },
  ]);
  addCounters(registry, [
    {
      name: 'shared_limits_failures_total',
      help: 'Counts that Redis did not take.',
      read: () => counter.failureCount,
    },
  ]);
  return registry;
}
