import { Client } from 'pg';
import type { Tx } from './db.ts';
import type { Log } from './log.ts';

/** What changed: the topic, the row, and whom it concerns. Receivers read the row again; nothing else travels. */
export interface ChangeEvent {
  topic: 'order' | 'message' | 'wallet';
  id: string;
  userId: string;
}

const CHANNEL = 'market_changed';

/** Tells every process of a change, at commit and never before. */
export async function notifyChanged(tx: Tx, event: ChangeEvent): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`;
}

/** A subscription to changes that outlives a lost connection. */
export interface ChangeListener {
  close(): Promise<void>;
}

/**
 * Follows changes on a connection of its own and connects again, with a pause, when it breaks.
 * @param onGap called after a reconnect: changes may have been missed in between.
 */
export async function listenForChanges(
  url: string,
  log: Log,
  onChange: (event: ChangeEvent) => void,
  onGap: () => void = () => {},
): Promise<ChangeListener> {
  let client: Client | null = null;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('error', (error) => log.warn({ error: error.message }, 'the connection for changes broke'));
    next.on('end', () => {
      if (!isClosed) retry = setTimeout(reconnect, 500);
    });
    next.on('notification', ({ payload }) => {
      if (payload) onChange(JSON.parse(payload) as ChangeEvent);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }
  function reconnect(): void {
    connect().then(onGap, () => {
      if (!isClosed) retry = setTimeout(reconnect, 1_000);
    });
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
