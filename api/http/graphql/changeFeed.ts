import { GraphQLError } from 'graphql';
import type { ChangeEvent } from '../../kernel/events.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import { type ChangeStream, openChangeStream } from './changeStream.ts';

/** A subscriber. It ends when the client disconnects or its session ends. */
export interface FeedReader {
  signal: AbortSignal | undefined;
  sessionId: string | undefined;
}

/** The topic that a subscriber follows, or several. */
export type FeedTopics = ChangeEvent['topic'] | readonly ChangeEvent['topic'][];

/** Who follows what everyone may see: a signed-in user, or a visitor by the network of their address. */
export interface FeedVisitor {
  userId: string | null;
  address: string;
}

/** Change events for subscriptions. */
export interface ChangeFeed {
  /** Sends an event to its user, and to nobody else. */
  publish(event: ChangeEvent): void;
  /** Notifies everyone who follows an item that its book has changed: once for changes shortly after each other. */
  publishBook(marketItemId: string): void;
  /** Signals that changes were missed: every subscriber reads its data again. */
  publishGap(): void;
  /** Ends every subscription, so that a stopping process does not wait for streams. */
  end(): void;
  /** @throws GraphQLError `TOO_MANY_REQUESTS` if the user has too many subscriptions in this process. */
  follow(userId: string, topics: FeedTopics, reader?: FeedReader): AsyncIterable<ChangeEvent | null>;
  /**
   * Follows the book of an item: the id of the item comes with each change.
   * @throws GraphQLError `TOO_MANY_REQUESTS` if the visitor follows too many in this process.
   */
  followBook(visitor: FeedVisitor, marketItemId: string, reader?: FeedReader): AsyncIterable<string | null>;
  /**
   * Opens a stream that the caller fills. It counts as a book does, and null comes after a gap.
   * @throws GraphQLError `TOO_MANY_REQUESTS` if the visitor follows too many in this process.
   */
  openForVisitor<TEvent>(visitor: FeedVisitor, onEnd: () => void, reader?: FeedReader): ChangeStream<TEvent>;
}

/** Maximum number of streams of one user in a process. A page needs three or four and closes them when it is hidden. */
const STREAMS_MAX = 20;
/** Maximum number of public streams of one visitor in a process: a page has one, and closes it when it is hidden. */
export const PUBLIC_STREAMS_MAX = 4;
/** A changed book is announced this many milliseconds later, together with what changes meanwhile. */
const BOOK_GATHER_MS = 250;
/**
 * Every stream ends after this time and must be requested again. This limits how long a revoked key or an ended session can receive events.
 */
const LONGEST_MS = 3_600_000;
/** Seconds after which one of the streams is likely to have ended. */
export const STREAM_RETRY_SECONDS = 10;
const NOBODY: FeedReader = { signal: undefined, sessionId: undefined };

function tooManyStreams(most: number): GraphQLError {
  const error = new GraphQLError(`More than ${most} live streams at once.`, {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      http: { status: 429, headers: { 'retry-after': String(STREAM_RETRY_SECONDS) } },
    },
  });
  // REST takes the status from the error itself.
  return Object.assign(error, { statusCode: 429 });
}

/** Open streams by a key. An empty set is forgotten. */
class Groups<TMember> {
  readonly #byKey = new Map<string, Set<TMember>>();

  of(key: string): readonly TMember[] {
    return [...(this.#byKey.get(key) ?? [])];
  }

  all(): readonly TMember[] {
    return [...this.#byKey.values()].flatMap((members) => [...members]);
  }

  add(key: string, member: TMember): void {
    this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(member));
  }

  delete(key: string, member: TMember): void {
    const members = this.#byKey.get(key);
    members?.delete(member);
    if (members?.size === 0) this.#byKey.delete(key);
  }
}

interface Follower {
  topics: FeedTopics;
  sessionId: string | undefined;
  stream: ChangeStream<ChangeEvent>;
}

interface PublicFollower {
  sessionId: string | undefined;
  stream: { end(): void; push(event: null): void };
}

// The subscription starts here and not at the first read: events in between are delivered, and a client that never reads counts towards
// the limit.
function openStream<TEvent>(
  longestMs: number,
  { signal }: FeedReader,
  onEnd: () => void,
): ChangeStream<TEvent> {
  const stream = openChangeStream<TEvent>(() => {
    clearTimeout(longest);
    signal?.removeEventListener('abort', stream.end);
    onEnd();
  });
  const longest = setTimeout(stream.end, longestMs).unref();
  signal?.addEventListener('abort', stream.end);
  return stream;
}

/** A reader who has left already follows nothing. */
function begin<TEvent>(stream: ChangeStream<TEvent>, { signal }: FeedReader): ChangeStream<TEvent> {
  if (signal?.aborted) stream.end();
  return stream;
}

/** Creates the feed of one process. `listenForChanges` publishes to it. */
export function createChangeFeed(longestMs = LONGEST_MS): ChangeFeed {
  const byUser = new Groups<Follower>();
  const booksByItem = new Groups<ChangeStream<string>>();
  const byVisitor = new Groups<PublicFollower>();
  const due = new Map<string, NodeJS.Timeout>();
  const allStreams = () => [...byUser.all(), ...byVisitor.all()].map(({ stream }) => stream);

  function openForVisitor<TEvent>(
    { userId, address }: FeedVisitor,
    onEnd: () => void,
    reader: FeedReader,
  ): ChangeStream<TEvent> {
    const visitor = userId ?? networkOf(address);
    if (byVisitor.of(visitor).length >= PUBLIC_STREAMS_MAX) throw tooManyStreams(PUBLIC_STREAMS_MAX);
    const stream = openStream<TEvent>(longestMs, reader, () => {
      byVisitor.delete(visitor, follower);
      onEnd();
    });
    const follower = { sessionId: reader.sessionId, stream };
    byVisitor.add(visitor, follower);
    return stream;
  }
  return {
    publish(event) {
      const isSession = event.topic === 'session';
      for (const { topics, sessionId, stream } of byUser.of(event.userId))
        if (isSession && event.id === sessionId) stream.end();
        else if ([topics].flat().includes(event.topic)) stream.push(event);
      if (!isSession) return;
      for (const { sessionId, stream } of byVisitor.of(event.userId))
        if (event.id === sessionId) stream.end();
    },
    publishBook(marketItemId) {
      if (due.has(marketItemId) || booksByItem.of(marketItemId).length === 0) return;
      const tell = () => {
        due.delete(marketItemId);
        for (const stream of booksByItem.of(marketItemId)) stream.push(marketItemId);
      };
      due.set(marketItemId, setTimeout(tell, BOOK_GATHER_MS).unref());
    },
    publishGap() {
      for (const stream of allStreams()) stream.push(null);
    },
    end() {
      for (const stream of allStreams()) stream.end();
    },
    follow(userId, topics, reader = NOBODY) {
      if (byUser.of(userId).length >= STREAMS_MAX) throw tooManyStreams(STREAMS_MAX);
      const stream = openStream<ChangeEvent>(longestMs, reader, () => byUser.delete(userId, follower));
      const follower = { topics, sessionId: reader.sessionId, stream };
      byUser.add(userId, follower);
      return begin(stream, reader);
    },
    followBook(visitor, marketItemId, reader = NOBODY) {
      const stream = openForVisitor<string>(visitor, () => booksByItem.delete(marketItemId, stream), reader);
      booksByItem.add(marketItemId, stream);
      return begin(stream, reader);
    },
    openForVisitor(visitor, onEnd, reader = NOBODY) {
      return begin(openForVisitor(visitor, onEnd, reader), reader);
    },
  };
}
