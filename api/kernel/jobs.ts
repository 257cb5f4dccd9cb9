import { fromPrisma, PgBoss } from 'pg-boss';
import type { Db, Tx } from './db.ts';
import type { JobType } from './job.ts';
import type { Log } from './log.ts';
import { scopeNow } from './scope.ts';

/** The queues of jobs as services see them. */
export interface Jobs {
  /**
   * Sends a job within the caller's transaction: both are committed, or neither.
   * @returns false if nothing was sent, because one of its id waits or was sent a moment ago.
   */
  send<Key extends string, Data extends Record<Key, string> = Record<Key, string>>(
    tx: Tx | Db,
    type: Pick<JobType<Key, Data>, 'name' | 'key' | 'data' | 'onceInSeconds'>,
    data: NoInfer<Data>,
  ): Promise<boolean>;
  /** Sends a job of each id, with one statement. Those whose id waits already are left out. */
  sendAll(
    tx: Tx | Db,
    type: Pick<JobType<string>, 'name' | 'key' | 'onceInSeconds'>,
    ids: readonly string[],
  ): Promise<void>;
  boss: PgBoss;
}

/** The request that a job was sent by, if any: travels beside its data. */
export interface AskedBy {
  requestId?: string | undefined;
  traceparent?: string | undefined;
}

function askedNow(): { asked?: AskedBy } {
  const { requestId, span } = scopeNow();
  return requestId ? { asked: { requestId, traceparent: span?.traceparent } } : {};
}

/** pg-boss emits errors and plain objects alike. */
function messageOf(error: unknown): string {
  const isWorded = typeof error === 'object' && error !== null && 'message' in error;
  return String(isWorded ? error.message : error);
}

/** Opens the queue for a process whose database role may not change its tables: the owner creates those (`migrate`). */
export function openJobs(url: string, log: Log, options: { isWorker: boolean }): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: options.isWorker ? 6 : 2,
    migrate: false,
    createSchema: false,
    supervise: options.isWorker,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ error: messageOf(error) }, 'job queue'));
  return {
    boss,
    async send(tx, { name, key, onceInSeconds }, data) {
      const once = onceInSeconds === undefined ? {} : { singletonSeconds: onceInSeconds };
      const options = { db: fromPrisma(tx), singletonKey: data[key], ...once };
      return (await boss.send(name, { ...data, ...askedNow() }, options)) !== null;
    },
    async sendAll(tx, { name, key, onceInSeconds }, ids) {
      const once = onceInSeconds === undefined ? {} : { singletonSeconds: onceInSeconds };
      // In one order for all senders: two that send the same ids would wait for each other otherwise.
      const jobs = [...new Set(ids)].toSorted().map((id) => ({
        data: { [key]: id, ...askedNow() },
        singletonKey: id,
        ...once,
      }));
      await boss.insert(name, jobs, { db: fromPrisma(tx) });
    },
  };
}
