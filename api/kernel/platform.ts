import type { Config } from '../config.ts';
import type { Db } from './db.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Replica } from './readLagging.ts';
import type { SharedCounter } from './sharedCounter.ts';

/** Dependencies of every service: one per process, created by `api/main.ts` or by a test. */
export interface Platform {
  config: Config;
  db: Db;
  jobs: Jobs;
  log: Log;
  /** Absent if everything is read from the primary database. */
  replica?: Replica;
  /** Absent if each process counts for itself. */
  counter?: SharedCounter;
}
