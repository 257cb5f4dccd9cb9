import type { Platform } from '../../kernel/platform.ts';
import { insertSamples, removeOldStatus, sumServiceCalls } from './status.store.ts';
import { judgeStatus, type StatusFigures } from './status.ts';

const NO_CALLS = { calls: 0, failures: 0 };

/** Records the status of every part for this minute, once for all workers, and deletes records older than a month. */
export async function recordStatus(
  { db }: Pick<Platform, 'db'>,
  figures: Omit<StatusFigures, 'sms' | 'alipay'>,
): Promise<void> {
  const calls = await sumServiceCalls(db);
  const judged = judgeStatus({
    ...figures,
    sms: calls.get('sms') ?? NO_CALLS,
    alipay: calls.get('alipay') ?? NO_CALLS,
  });
  if (await insertSamples(db, judged)) await removeOldStatus(db);
}
