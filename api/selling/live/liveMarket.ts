import type { CopyFilter } from '../../catalog/filter/filter.ts';
import { conditionsOf } from '../../catalog/filter/filter.ts';
import { writeFilter } from '../../catalog/filter/filterText.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { findSellers, readSnapshot } from '../copies/copyOnSale.store.ts';
import { asksPlaces } from '../copies/floatPlaces.ts';
import { type ChangePlace, readCursor, writeCursor } from './changeCursor.ts';
import { listMarketChanges } from './marketChange.store.ts';
import { type ChangeSink, type MarketChange, MarketStream, noteOf } from './marketStream.ts';
import { itemsOf, type LiveFilter, matchChanges, type ReadyChanges, readyChanges } from './matchChanges.ts';

/** Milliseconds for which changes are collected: four rounds a second. */
const GATHER_MS = 250;
/** Interval in milliseconds at which a quiet stream is told a newer cursor, and a failed read is tried again. */
const BEAT_MS = 15_000;
/** How old a cursor may be, in milliseconds. */
export const RESUMED_MAX_MS = 10 * 60_000;
/** Changes that are told one by one after a break, and in one round; beyond them the reader reads its data again. */
const RESUMED_MAX = 500;
const ROUND_MAX = 5_000;

/** What a reader wants to be told. */
export interface AskedChanges {
  readonly filter: CopyFilter;
  /** The last cursor that it read; null for a new reader. */
  readonly after: string | null;
}

/** The streams over the market of one process. */
export interface LiveMarket {
  /** Handles a notification of `LISTING_CHANNEL`. */
  note(): void;
  /** Handles a notification of `BOOK_CHANNEL`. */
  noteBook(marketItemId: string): void;
  /** Notes that changes of bids may have been missed: cursors of before cannot be resumed. */
  noteGap(): void;
  /**
   * Opens a stream and fills it from now on, or from a cursor, until it ends.
   * @param open is given what to call when the stream has ended.
   * @throws InvalidInput `after` if that is not a cursor.
   */
  join<Sink extends ChangeSink>(asked: AskedChanges, open: (onEnd: () => void) => Sink): Promise<Sink>;
  close(): Promise<void>;
}

/** Readers with the same filter: it is applied once for all of them. */
interface Group extends LiveFilter {
  /** Whether the filter asks for places by wear, which are read for it. */
  readonly asksPlaces: boolean;
  readonly streams: Set<MarketStream>;
}

/** All changes with their cursors: only the last one is behind everything that was read with it. */
function withCursors(
  changes: readonly Omit<MarketChange, 'cursor'>[],
  { before, behind }: { before: string; behind: string },
): MarketChange[] {
  return changes.map((change, at) => ({ ...change, cursor: at === changes.length - 1 ? behind : before }));
}

/** Items whose bids changed within the time that can be resumed, and since when that is known. */
class ToldBooks {
  readonly #atMs = new Map<string, number>();
  knownFromMs = Date.now();

  add(marketItemId: string): void {
    this.#atMs.set(marketItemId, Date.now());
  }

  between(fromMs: number, untilMs: number): string[] {
    return [...this.#atMs]
      .filter(([, atMs]) => atMs >= fromMs && atMs <= untilMs)
      .map(([marketItemId]) => marketItemId);
  }

  forgetBefore(ms: number): void {
    for (const [marketItemId, atMs] of this.#atMs) if (atMs < ms) this.#atMs.delete(marketItemId);
  }
}

/**
 * Reads the log of listings for all open streams at once. Everything that reads it or adds a stream takes its turn, so that a stream begins
 * exactly where the log was read to.
 */
class OpenLiveMarket implements LiveMarket {
  readonly #db: Db;
  readonly #log: Log;
  readonly #market: MarketIndex;
  readonly #groups = new Map<string, Group>();
  readonly #books = new ToldBooks();
  readonly #changedBooks = new Set<string>();
  readonly #beat = setInterval(() => this.#schedule(true), BEAT_MS).unref();
  #place: ChangePlace | null = null;
  /** What those missed that resume at one place, by their cursors. */
  #missed = { until: null as ChangePlace | null, since: new Map<string, ReadyChanges | null>() };
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(db: Db, log: Log, market: MarketIndex) {
    [this.#db, this.#log, this.#market] = [db, log, market];
  }

  note(): void {
    this.#schedule(false);
  }

  noteBook(marketItemId: string): void {
    this.#books.add(marketItemId);
    if (this.#groups.size > 0) this.#changedBooks.add(marketItemId);
    this.#schedule(false);
  }

  noteGap(): void {
    this.#books.knownFromMs = Date.now();
    this.#schedule(false);
  }

  async join<Sink extends ChangeSink>(
    { filter, after }: AskedChanges,
    open: (onEnd: () => void) => Sink,
  ): Promise<Sink> {
    const from = after === null ? null : readCursor(after);
    const names = conditionsOf(filter).flatMap((one) =>
      one.kind === 'names' && one.field === 'seller' ? one.values : [],
    );
    let leave = () => {};
    let isOver = false;
    const opened = open(() => {
      isOver = true;
      leave();
    });
    try {
      const sellers = await findSellers(this.#db, names);
      await this.#inTurn(async () => {
        if (this.#isBehind()) await this.#read(false);
        if (isOver) return;
        const stream = new MarketStream(opened);
        // Before what it missed is read: bids that change meanwhile are told in the next round.
        leave = this.#add(stream, { filter, sellers });
        await this.#resume(stream, { filter, sellers }, from);
      });
    } catch (error) {
      opened.end();
      throw error;
    }
    return opened;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beat);
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#turn;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  #schedule(isBeat: boolean): void {
    if (isBeat) this.#books.forgetBefore(Date.now() - RESUMED_MAX_MS);
    if (this.#isClosed || this.#timer !== null || this.#groups.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#inTurn(() => this.#read(isBeat)).catch((error: unknown) => {
        // What was not read is read in the next round.
        this.#log.warn({ err: error }, 'changes of the market could not be read');
        this.#schedule(false);
      });
    }, GATHER_MS).unref();
  }

  #add(stream: MarketStream, ready: LiveFilter): () => void {
    const key = writeFilter(ready.filter);
    const group = this.#groups.get(key) ?? {
      ...ready,
      asksPlaces: asksPlaces(ready.filter),
      streams: new Set(),
    };
    this.#groups.set(key, group);
    group.streams.add(stream);
    return () => {
      group.streams.delete(stream);
      if (group.streams.size === 0) this.#groups.delete(key);
    };
  }

  /** True if a new stream would be told of what happened long before it. Of many that come at once the first one reads. */
  #isBehind(): boolean {
    return this.#place === null || this.#groups.size === 0 || Date.now() - this.#place.atMs > GATHER_MS;
  }

  /** Reads the log from where it was read to, and tells all streams. Without streams it only moves on. */
  async #read(isBeat: boolean): Promise<void> {
    const before = this.#place;
    if (before === null || this.#groups.size === 0) {
      this.#changedBooks.clear();
      this.#place = { snapshot: await readSnapshot(this.#db), atMs: Date.now() };
      return;
    }
    const part = await listMarketChanges(this.#db, { since: before.snapshot, until: null, most: ROUND_MAX });
    // The same moment for both: bids that change later are told behind this place.
    const [books, atMs] = [[...this.#changedBooks], Date.now()];
    const asked = { books, asksPlaces: [...this.#groups.values()].some((group) => group.asksPlaces) };
    const ready =
      part.changes.length > ROUND_MAX ? null : await readyChanges(this.#db, { ...part, ...asked });
    const place = { snapshot: part.snapshot, atMs };
    const cursors = { before: writeCursor(before), behind: writeCursor(place) };
    const items = ready && itemsOf(ready, this.#market);
    for (const group of this.#groups.values()) {
      const found =
        ready && items
          ? withCursors(matchChanges(ready, group, items), cursors)
          : [noteOf('reset', cursors.behind)];
      const told = found.length === 0 && isBeat ? [noteOf('cursor', cursors.behind)] : found;
      for (const stream of group.streams) stream.tell(told, atMs);
    }
    for (const book of books) this.#changedBooks.delete(book);
    this.#place = place;
  }

  /** Tells a new stream its first cursor, after what it missed since its own. */
  async #resume(stream: MarketStream, filter: LiveFilter, from: ChangePlace | null): Promise<void> {
    const place = this.#place as ChangePlace;
    const behind = writeCursor(place);
    if (from === null) return stream.replay([noteOf('cursor', behind)]);
    const ready = await this.#missedSince(from, place, asksPlaces(filter.filter));
    if (ready === null) return stream.replay([noteOf('reset', behind)]);
    const found = matchChanges(ready, filter, itemsOf(ready, this.#market));
    stream.replay(withCursors(found, { before: writeCursor(from), behind }));
    if (found.length === 0) stream.replay([noteOf('cursor', behind)]);
  }

  /** What happened from a cursor up to a place; null if that is not known, or too much. Clients that lost their connections at once ask alike. */
  async #missedSince(from: ChangePlace, place: ChangePlace, asks: boolean): Promise<ReadyChanges | null> {
    if (this.#missed.until !== place) this.#missed = { until: place, since: new Map() };
    const { since } = this.#missed;
    const key = `${writeCursor(from)} ${asks}`;
    const known = since.get(key);
    if (known !== undefined) return known;
    const ready = await this.#readMissed(from, place, asks);
    since.set(key, ready);
    return ready;
  }

  async #readMissed(from: ChangePlace, place: ChangePlace, asks: boolean): Promise<ReadyChanges | null> {
    if (from.atMs < Math.max(this.#books.knownFromMs, Date.now() - RESUMED_MAX_MS)) return null;
    const part = await listMarketChanges(this.#db, {
      since: from.snapshot,
      until: place.snapshot,
      most: RESUMED_MAX,
    });
    if (part.changes.length > RESUMED_MAX) return null;
    return readyChanges(this.#db, {
      ...part,
      books: this.#books.between(from.atMs, place.atMs),
      asksPlaces: asks,
    });
  }
}

/** Opens the streams over the market of one process. */
export function openLiveMarket({ db, log }: { db: Db; log: Log }, market: MarketIndex): LiveMarket {
  return new OpenLiveMarket(db, log, market);
}
