import { fromPrisma } from 'pg-boss';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { holdJob } from './job.store.ts';

/**
 * Cancels a job. Its purpose is not undone: the worker creates a new job for whatever is still waiting. Run as the owner.
 * @returns false if it has already ended, null if it does not exist.
 */
export async function cancelJob(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { jobId, reason, operator }: { jobId: string; reason: string; operator: string },
): Promise<boolean | null> {
  return inTransaction(db, async (tx) => {
    const job = await holdJob(tx, jobId);
    if (!job) return null;
    if (!job.hasEnded) await jobs.boss.cancel(job.queue, jobId, { db: fromPrisma(tx) });
    const outcome = job.hasEnded ? 'unchanged' : 'done';
    const about = { subjectKind: 'job', subjectId: jobId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'job cancel', ...about });
    return !job.hasEnded;
  });
}
