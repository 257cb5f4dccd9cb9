import type { LRUCache } from 'lru-cache';
import { openCache } from '../../kernel/caches.ts';
import type { LiveSession } from './session.store.ts';

/** Channel on which database triggers send the id of the user whose row or sessions changed; an empty id if it may be any user. */
export const SESSION_CHANNEL = 'market_session';

const BYTES_EACH = 2_048;

interface Kept {
  session: LiveSession;
  readAtMs: number;
}

/**
 * The sessions that this process has read within the last `keptMs`, with their users' rows, because a page sends several requests within a
 * second. A session that changes or ends is removed from the caches of all processes at once. A process that has lost its connection for
 * changes may keep it until `keptMs` has passed.
 */
export class SessionCache {
  readonly #keptMs: number;
  readonly #kept: LRUCache<string, Kept>;
  readonly #keysOf = new Map<string, Set<string>>();
  /** What is being read now. It is not kept if anything is forgotten meanwhile, since its user is not known yet. */
  readonly #reading = new Map<string, Promise<LiveSession | null>>();

  /** @param keptMs how long a session is kept, in milliseconds; 0: never. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
    this.#kept = openCache('sessions', () => BYTES_EACH, {
      ttl: keptMs,
      dispose: ({ session }, key) => this.#unlink(session.user.id, key),
    });
  }

  /** Number of kept sessions. */
  get entryCount(): number {
    return this.#kept.size;
  }

  /** The session of a key as it is kept, with the time of now, or read anew. An unknown session is not kept. */
  async find(key: string, read: () => Promise<LiveSession | null>): Promise<LiveSession | null> {
    if (this.#keptMs === 0) return read();
    const kept = this.#kept.get(key);
    if (!kept) return this.#reading.get(key) ?? this.#read(key, read);
    const now = new Date(kept.session.now.getTime() + performance.now() - kept.readAtMs);
    return { ...kept.session, isUseOld: false, now };
  }

  /** Forgets the sessions of a user, or of all users for an empty id. */
  forget(userId: string): void {
    this.#reading.clear();
    if (userId === '') this.#kept.clear();
    else for (const key of [...(this.#keysOf.get(userId) ?? [])]) this.#kept.delete(key);
  }

  async #read(key: string, read: () => Promise<LiveSession | null>): Promise<LiveSession | null> {
    const reading = read();
    this.#reading.set(key, reading);
    const isCurrent = () => this.#reading.get(key) === reading;
    try {
      const session = await reading;
      if (session && isCurrent()) this.#keep(key, session);
      return session;
    } finally {
      if (isCurrent()) this.#reading.delete(key);
    }
  }

  #keep(key: string, session: LiveSession): void {
    const userId = session.user.id;
    this.#kept.set(key, { session, readAtMs: performance.now() });
    this.#keysOf.set(userId, (this.#keysOf.get(userId) ?? new Set()).add(key));
  }

  #unlink(userId: string, key: string): void {
    const keys = this.#keysOf.get(userId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(userId);
  }
}
