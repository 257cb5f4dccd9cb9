import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { refreshRequestedItems } from './refreshRequestedItems.ts';

/** Recounts items after changes of their listings. */
export interface RecountFeed {
  /** Handles a notification of `RECOUNT_CHANNEL`, or a lost connection. */
  note(): void;
  /** Resolves when everything committed before is counted, except what another process is counting. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Recounts items as soon as their listings change (decision 0048). Requests that arrive during a recount are counted together, so that many
 * purchases of one item cost few recounts. A worker job picks up requests that a crashed process left behind.
 */
export function followRecounts(db: Db, log: Log): RecountFeed {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;

  async function work(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      try {
        await refreshRequestedItems({ db, log });
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
