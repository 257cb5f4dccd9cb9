import { hash, randomBytes } from 'node:crypto';
import { openCache } from '../../kernel/caches.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addListingViews, type ListingLook, readViewDay } from './listingView.store.ts';

/** Time between two writes, in milliseconds. */
const WRITE_MS = 5_000;
/** Looks that wait for the next write. Further ones are not counted. */
const WAITING_MAX = 5_000;
/** Bytes of a look that is remembered for the day: a hundred thousand fit. Beyond, the one that was made the longest ago would count again. */
const VIEWER_BYTES = 160;

/** Who looks: the signed-in user, else the browser by its cookie, else by its network and program. */
export interface Visitor {
  readonly viewerId: string | null;
  readonly deviceHash: string | null;
  readonly address: string;
  readonly userAgent: string;
}

/** Counts looks at copies on sale: each visitor once for a copy and day (decision 0316). */
export interface ViewCounter {
  /** Notes that a visitor looks at these listings. Crawlers and programs are ignored. */
  note(visitor: Visitor, listingIds: readonly string[]): void;
  /** Writes what was noted. A failure is logged, and the next write tries again. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** Words in the names of crawlers and of programs that fetch previews; Cubot makes phones. */
const CRAWLER =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|archiver|mediapartners|externalhit|preview|lighthouse/i;

/** True for the browser of a person: all of them begin their name alike, and no known crawler is one. */
export function isPerson(userAgent: string): boolean {
  return userAgent.startsWith('Mozilla/') && !CRAWLER.test(userAgent);
}

/** An IPv6 visitor has a whole /64 network and changes the rest of the address within a day. */
function nameOf({ viewerId, deviceHash, address, userAgent }: Visitor): string {
  if (viewerId !== null) return `user ${viewerId}`;
  if (deviceHash !== null) return `device ${deviceHash}`;
  const network = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
  return `${network} ${userAgent}`;
}

/**
 * Opens the counter of one process. Visitors are in its memory alone, as hashes with a key of its own; what is not
 * written when the process is killed is lost.
 */
export function openViewCounter({ db, log }: Pick<Platform, 'db' | 'log'>): ViewCounter {
  const key = randomBytes(32).toString('base64url');
  const waiting = new Map<string, ListingLook>();
  const seen = openCache<true>('viewers', () => VIEWER_BYTES);
  let day = '';
  let writing = Promise.resolve();

  function keep(name: string, look: ListingLook): void {
    if (waiting.size < WAITING_MAX) waiting.set(name, look);
  }

  async function writeLooks(): Promise<void> {
    if (waiting.size === 0) return;
    const batch = [...waiting];
    waiting.clear();
    try {
      const today = await readViewDay(db);
      if (today !== day) seen.clear();
      day = today;
      const fresh = batch.filter(([name]) => !seen.has(name));
      if (fresh.length > 0)
        await addListingViews(
          db,
          today,
          fresh.map(([, look]) => look),
        );
      for (const [name] of fresh) seen.set(name, true);
    } catch (error) {
      log.warn({ error: String(error) }, 'views were not written down; the next time comes soon');
      for (const [name, look] of batch) keep(name, look);
    }
  }

  // One after another: two at once would count a visitor twice.
  const write = () => (writing = writing.then(writeLooks));
  const timer = setInterval(write, WRITE_MS);
  return {
    note(visitor, listingIds) {
      if (!isPerson(visitor.userAgent)) return;
      const { viewerId } = visitor;
      for (const listingId of listingIds)
        keep(hash('sha256', `${key} ${nameOf(visitor)} ${listingId}`, 'base64url'), { listingId, viewerId });
    },
    write,
    close() {
      clearInterval(timer);
      return write();
    },
  };
}
