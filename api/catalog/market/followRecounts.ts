import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { refreshAskedItems } from './refreshAskedItems.ts';

/** Counts that follow the changes of listings. */
export interface RecountFeed {
  /** Takes a notification of `RECOUNT_CHANNEL`, or of a lost connection. */
  note(): void;
  /** Waits until everything that was committed before is counted, as far as no other process is at it. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Counts items again as soon as their listings changed (decision 0048). What is asked for while a count is under way is counted together,
 * so that a crowd on one item costs a few counts and not one for each purchase. What a process died with, or could not count, the
 * worker's next round finds.
 */
export function followRecounts(db: Db, log: Log): RecountFeed {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;

  async function work(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      try {
        await refreshAskedItems({ db, log });
      } catch (error) {
        log.warn({ err: error }, 'items could not be counted again; the next round does it');
        break;
      }
    }
    running = null;
  }
  function note(): void {
    isAsked = true;
    running ??= work();
  }
  return {
    note,
    async settled() {
      note();
      while (running) await running;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
