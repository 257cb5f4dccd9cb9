import { sql, type Tx } from './db.ts';
import { ImpatientClient } from './impatientClient.ts';
import type { Log } from './log.ts';
import { type StatementPart, writeTogether } from './writeTogether.ts';

/** A change of a row: topic, row and affected user. Receivers read the row again; the event contains no data. */
export interface ChangeEvent {
  topic:
    | 'order'
    | 'message'
    | 'wallet'
    | 'inventory'
    | 'steamAccount'
    | 'steamBinding'
    | 'session'
    | 'bulkAction';
  id: string;
  userId: string;
}

/** Notification channel of changed books: the payload is the id of the item. */
export const BOOK_CHANNEL = 'book_changed';
/** Notification channel of `ChangeEvent`s. */
export const CHANGE_CHANNEL = 'market_changed';
/** Milliseconds between two attempts to reconnect. */
const RETRY_MS = 500;
/**
 * Interval of the heartbeat and maximum wait for its response, in milliseconds. A connection that only listens sends nothing, so that a
 * connection dropped by the network would look like a quiet one.
 */
const BEAT_MS = 3_000;
const ANSWER_MAX_MS = 4_000;

/** Notifies every process of a change when the transaction commits, and never before. */
export async function notifyChanged(tx: Tx, event: ChangeEvent): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANGE_CHANNEL}, ${JSON.stringify(event)})`;
}

/** Notifies of many changes, as a part of a statement. */
export function notificationPart(events: readonly ChangeEvent[]): StatementPart {
  const payloads = events.map((event) => JSON.stringify(event));
  return {
    name: 'notified',
    sql: sql`select pg_notify(${CHANGE_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`,
    check: { rows: [events.length], message: 'each change is notified once' },
  };
}

/** Notifies of many changes in one statement. */
export async function notifyAllChanged(tx: Tx, events: readonly ChangeEvent[]): Promise<void> {
  await writeTogether(tx, [notificationPart(events)]);
}

/** A subscription to changes that survives a lost connection. */
export interface ChangeListener {
  close(): Promise<void>;
}

/**
 * Listens to channels on a separate connection, and reconnects after a pause when it breaks.
 * @param channels handlers of payloads by channel name.
 * @param onGap called after a reconnect, since notifications may have been missed.
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
      // A failed attempt also ends its client, but its caller retries. Only the connection in use is replaced here.
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
    // Repeating `listen` has no effect and serves as heartbeat. Without a response the connection breaks, which is handled above.
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
