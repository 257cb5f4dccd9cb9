import type { Config } from '../config.ts';
import type { Db } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Replica } from './readLagging.ts';
import type { SharedCounter } from './sharedCounter.ts';

/** What every deed stands on: one per process, made by `api/main.ts` or by a test. */
export interface Platform {
  config: Config;
  db: Db;
  jobs: Jobs;
  log: Log;
  /** Left out: everything is read from the database itself. */
  replica?: Replica;
  /** Left out: limits count in each process. */
  counter?: SharedCounter;
}
