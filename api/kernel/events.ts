import { type Sql, sql, type Tx } from './db.ts';
import { ImpatientClient } from './impatientClient.ts';
import type { Log } from './log.ts';

/** What changed: the topic, the row, and whom it concerns. Receivers read the row again; nothing else travels. */
export interface ChangeEvent {
  topic: 'order' | 'message' | 'wallet' | 'inventory' | 'steamAccount' | 'steamBinding' | 'session';
  id: string;
  userId: string;
}

/** Channel of `ChangeEvent`s. */
export const CHANGE_CHANNEL = 'market_changed';
/** Between two attempts to follow changes again. */
const RETRY_MS = 500;
/**
 * Nothing is ever sent on a connection that only listens: one that the network forgot looks like one without news. It is asked so often
 * whether anybody is there, and given up where no answer comes so long.
 */
const BEAT_MS = 3_000;
const ANSWER_MAX_MS = 4_000;

/** Tells every process of a change, at commit and never before. */
export async function notifyChanged(tx: Tx, event: ChangeEvent): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(event)})`;
}

/** The same of many changes, as a query that can end another statement. */
export function tellingOf(events: readonly ChangeEvent[]): Sql {
  const payloads = events.map((event) => JSON.stringify(event));
  return sql`select pg_notify(${CHANGE_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`;
}

/** Tells of many changes by one statement. */
export async function notifyAllChanged(tx: Tx, events: readonly ChangeEvent[]): Promise<void> {
  await tx.$executeRaw(tellingOf(events));
}

/** A subscription to changes that outlives a lost connection. */
export interface ChangeListener {
  close(): Promise<void>;
}

/**
 * Follows channels on a connection of its own and connects again, with a pause, when it breaks.
 * @param channels what to do with a payload, by the channel's name.
 * @param onGap called after a reconnect: notifications may have been missed in between.
 */
export async function listenForChanges(
  url: string,
  log: Log,
  channels: Readonly<Record<string, (payload: string) => void>>,
  onGap: () => void = () => {},
): Promise<ChangeListener> {
  const names = Object.keys(channels);
  let client: ImpatientClient | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new ImpatientClient({ connectionString: url, query_timeout: ANSWER_MAX_MS });
    let isEnded = false;
    let beat: NodeJS.Timeout | undefined;
    next.on('error', (error) => log.warn({ error: error.message }, 'the connection for changes broke'));
    next.once('end', () => {
      isEnded = true;
      clearInterval(beat);
      // An attempt that fails ends as well, and its caller tries again: only the connection in use is replaced here.
      if (client === next) retryLater();
    });
    next.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
    const listen = () => next.query(names.map((name) => `listen ${next.escapeIdentifier(name)}`).join('; '));
    try {
      await next.connect();
      await listen();
      if (isEnded || isClosed) throw new Error('the connection for changes ended at once');
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    // The same words again change nothing. Unanswered they break the connection, whose end is told above.
    beat = setInterval(() => listen().catch(() => {}), BEAT_MS);
  }
  function retryLater(): void {
    client = null;
    if (!isClosed) retry = setTimeout(() => connect().then(onGap, retryLater), RETRY_MS);
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
