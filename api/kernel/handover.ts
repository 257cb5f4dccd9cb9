import type { Db } from './db.ts';

/** Notification channel for results that the worker sends to a waiting API process. */
export const HANDOVER_CHANNEL = 'market_handover';

/** PostgreSQL limits a notification to 8,000 bytes. */
const PAYLOAD_LENGTH_MAX = 7_900;

/** Sends sealed data to the process that waits for this id. It passes through the database without being stored. */
export async function sendHandover(db: Db, id: string, sealed: string): Promise<void> {
  const payload = JSON.stringify({ id, sealed });
  if (payload.length > PAYLOAD_LENGTH_MAX) throw new Error('too long to be handed over');
  await db.$executeRaw`select pg_notify(${HANDOVER_CHANNEL}, ${payload})`;
}

/** Results that one process is waiting for. */
export class Handovers {
  private readonly waiting = new Map<string, Set<(sealed: string) => void>>();

  /** Handles a notification. Ids that no caller here waits for belong to other processes. */
  note(payload: string): void {
    const { id, sealed } = JSON.parse(payload) as { id: string; sealed: string };
    for (const end of [...(this.waiting.get(id) ?? [])]) end(sealed);
  }

  /** Waits for an id; several may. Must be called before the result is sent. Null after the timeout. */
  wait(id: string, timeoutMs: number): Promise<string | null> {
    return new Promise((done) => {
      const ends = this.waiting.get(id) ?? new Set();
      const end = (sealed: string | null): void => {
        clearTimeout(timer);
        ends.delete(end);
        if (ends.size === 0) this.waiting.delete(id);
        done(sealed);
      };
      const timer = setTimeout(end, timeoutMs, null);
      this.waiting.set(id, ends.add(end));
    });
  }
}
