import type { Db } from './db.ts';
import { doEach } from './doEach.ts';
import type { JobData, Jobs, QueueName } from './jobs.ts';
import type { Log } from './log.ts';

/** Asks for one job for each id, which is its key as well. One that cannot be asked for stops no other. */
export async function sendEach<Q extends QueueName>(
  { db, jobs, log }: { db: Db; jobs: Jobs; log: Log },
  queue: Q,
  ids: readonly string[],
  dataOf: (id: string) => JobData[Q],
): Promise<void> {
  await doEach(log, queue, ids, {
    keyOf: (id) => id,
    act: (id) => jobs.send(db, queue, dataOf(id), id),
  });
}
