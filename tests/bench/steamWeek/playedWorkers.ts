import type { Clockwork } from './clockwork.ts';
import type { CallKind, PlayedLanes } from './playedLanes.ts';

/** A Steam account of the market. */
export interface PlayedAccount {
  id: number;
  lane: number;
  isRobot: boolean;
  /** Pages of each context of its inventory. */
  pages: number;
  /** Until when its access token holds. */
  tokenUntilMs: number;
}

/** What a job does: its calls, one after the other. Ends with false after the first that is not answered. */
export type MakeCalls = (
  account: PlayedAccount,
  calls: readonly CallKind[],
  done: (isDone: boolean) => void,
) => void;

/** A queue of jobs as the workers have it: a few run at once, and one of each key waits at a time. */
export interface PlayedQueue {
  send(key: number, run: (done: () => void) => void): void;
  /** The longest that the queue has been. */
  longest(): number;
}

/** Opens a queue that so many jobs leave at once. */
export function openQueue(slots: number): PlayedQueue {
  const waiting: { key: number; run: (done: () => void) => void }[] = [];
  const keys = new Set<number>();
  let head = 0;
  let busy = 0;
  let longest = 0;
  const next = (): void => {
    while (busy < slots && head < waiting.length) {
      const job = waiting[head];
      head += 1;
      if (head > 10_000) {
        waiting.splice(0, head);
        head = 0;
      }
      if (!job) return;
      keys.delete(job.key);
      busy += 1;
      job.run(() => {
        busy -= 1;
        next();
      });
    }
  };
  return {
    send(key, run) {
      if (keys.has(key)) return;
      keys.add(key);
      waiting.push({ key, run });
      longest = Math.max(longest, waiting.length - head);
      next();
    },
    longest: () => longest,
  };
}

/** A token lasts a day, and is renewed a little before. */
const TOKEN_MS = 24 * 3_600_000;
/** What a job takes of the database before its first call, and each call before it is made. */
const JOB_MS = 15;

/** Makes the calls of jobs, and renews tokens where they end. */
export function openCalls(
  clock: Clockwork,
  lanes: PlayedLanes,
  onRenewed: (account: PlayedAccount) => void,
): MakeCalls {
  const make = (
    account: PlayedAccount,
    calls: readonly CallKind[],
    from: number,
    done: (isDone: boolean) => void,
  ): void => {
    const kind = calls[from];
    if (kind === undefined) done(true);
    else
      lanes.call(account.lane, kind, (end) =>
        end === 'answered' ? make(account, calls, from + 1, done) : done(false),
      );
  };
  return (account, calls, done) => {
    clock.after(JOB_MS, () => {
      if (account.tokenUntilMs > clock.nowMs) return make(account, calls, 0, done);
      lanes.call(account.lane, 'api', (end) => {
        if (end !== 'answered') return done(false);
        account.tokenUntilMs = clock.nowMs + TOKEN_MS;
        onRenewed(account);
        make(account, calls, 0, done);
      });
    });
  };
}
