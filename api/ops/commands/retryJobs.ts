import { fromPrisma } from 'pg-boss';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockFailedJobs, lockJob } from './job.store.ts';

/** One job by id, or all failed jobs of a queue. */
export type JobChoice = { jobId: string } | { queue: string };

/**
 * Retries failed jobs once. Safe, since every job may run twice. Run as the owner.
 * @returns the number of retried jobs, or null if the job does not exist.
 */
export async function retryJobs(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { choice, operator }: { choice: JobChoice; operator: string },
): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    const found = await find(tx, choice);
    if (!found) return null;
    const { queue, ids } = found;
    if (ids.length > 0) await jobs.boss.retry(queue, [...ids], { db: fromPrisma(tx) });
    checkpoint('retry.asked');
    await recordOperatorAction(tx, {
      operator,
      command: 'job retry',
      subjectKind: 'jobId' in choice ? 'job' : 'queue',
      subjectId: 'jobId' in choice ? choice.jobId : queue,
      reason: null,
      outcome: ids.length > 0 ? 'done' : 'unchanged',
    });
    return ids.length;
  });
}

async function find(tx: Tx, choice: JobChoice): Promise<{ queue: string; ids: readonly string[] } | null> {
  if ('queue' in choice) return { queue: choice.queue, ids: await lockFailedJobs(tx, choice.queue) };
  const job = await lockJob(tx, choice.jobId);
  return job && { queue: job.queue, ids: job.hasFailed ? [choice.jobId] : [] };
}

/**
 * Cancels a job. Its purpose is not undone: the worker creates a new job for whatever is still waiting. Run as the owner.
 * @returns false if it has already ended, null if it does not exist.
 */
export async function cancelJob(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  { jobId, reason, operator }: { jobId: string; reason: string; operator: string },
): Promise<boolean | null> {
  return inTransaction(db, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (!job) return null;
    if (!job.hasEnded) await jobs.boss.cancel(job.queue, jobId, { db: fromPrisma(tx) });
    const outcome = job.hasEnded ? 'unchanged' : 'done';
    const about = { subjectKind: 'job', subjectId: jobId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'job cancel', ...about });
    return !job.hasEnded;
  });
}
