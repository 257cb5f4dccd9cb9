import type { Db } from './db.ts';

/** Channel of what the worker hands over to a waiting api. */
export const HANDOVER_CHANNEL = 'market_handover';

/** PostgreSQL's bound on a notification is 8,000 bytes. */
const PAYLOAD_LENGTH_MAX = 7_900;

/** Hands something sealed over to whichever process waits for this number. It passes through the database and is kept nowhere. */
export async function sendHandover(db: Db, id: string, sealed: string): Promise<void> {
  const payload = JSON.stringify({ id, sealed });
  if (payload.length > PAYLOAD_LENGTH_MAX) throw new Error('too long to be handed over');
  await db.$executeRaw`select pg_notify(${HANDOVER_CHANNEL}, ${payload})`;
}

/** What one process waits for. */
export class Handovers {
  private readonly waiting = new Map<string, (sealed: string) => void>();

  /** Takes what came over the channel; what nobody here waits for is another process's. */
  note(payload: string): void {
    const { id, sealed } = JSON.parse(payload) as { id: string; sealed: string };
    this.waiting.get(id)?.(sealed);
  }

  /** Waits for a number, which must be asked for before it can be sent. Null where it does not come in time. */
  wait(id: string, timeoutMs: number): Promise<string | null> {
    return new Promise((done) => {
      const end = (sealed: string | null): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        done(sealed);
      };
      const timer = setTimeout(end, timeoutMs, null);
      this.waiting.set(id, end);
    });
  }
}
