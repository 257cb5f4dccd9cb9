import type { Log } from './log.ts';

/** Number of failures of one kind of work in this process, by the name of the error. */
export interface WorkFailure {
  work: string;
  error: string;
  count: number;
}

const failures = new Map<string, WorkFailure>();
/** An error that passes several of these calls counts once. */
const noted = new WeakSet<Error>();

/**
 * Logs that one item of a list, one job or one run of periodic work failed, and counts it for the metrics: whoever goes on after a failure
 * must not hide it.
 * @param work the name of the job. @param key which one failed.
 */
export function noteFailure(log: Log, work: string, key: string, error: unknown): void {
  if (error instanceof Error) {
    if (noted.has(error)) return;
    noted.add(error);
  }
  const name = error instanceof Error ? error.name : 'unknown';
  const known = failures.get(`${work} ${name}`) ?? { work, error: name, count: 0 };
  failures.set(`${work} ${name}`, { ...known, count: known.count + 1 });
  log.warn({ work, key, error: String(error) }, 'one failed, the others go on; it is tried again');
}

/** Lists the failures since the process started. */
export function listFailures(): WorkFailure[] {
  return [...failures.values()];
}
