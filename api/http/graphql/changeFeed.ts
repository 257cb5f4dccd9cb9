import { GraphQLError } from 'graphql';
import type { ChangeEvent } from '../../kernel/events.ts';
import { type ChangeStream, openChangeStream } from './changeStream.ts';

/** A subscriber. It ends when the client disconnects or its session ends. */
export interface FeedReader {
  signal: AbortSignal | undefined;
  sessionId: string | undefined;
}

/** The topic that a subscriber follows, or several. */
export type FeedTopics = ChangeEvent['topic'] | readonly ChangeEvent['topic'][];

/** Change events for subscriptions. A subscriber receives only the events of its own user. */
export interface ChangeFeed {
  publish(event: ChangeEvent): void;
  /** Signals that changes were missed: every subscriber reads its data again. */
  publishGap(): void;
  /** Ends every subscription, so that a stopping process does not wait for streams. */
  end(): void;
  /** @throws GraphQLError `TOO_MANY_REQUESTS` if the user has too many subscriptions in this process. */
  follow(userId: string, topics: FeedTopics, reader?: FeedReader): AsyncIterable<ChangeEvent | null>;
}

/** Maximum number of streams of one user in a process. A page needs three or four and closes them when it is hidden. */
const STREAMS_MAX = 20;
/**
 * Every stream ends after this time and must be requested again. This limits how long a revoked key or an ended session can receive events.
 */
const LONGEST_MS = 3_600_000;
/** Seconds after which one of the streams is likely to have ended. */
const RETRY_SECONDS = 10;

function tooManyStreams(): GraphQLError {
  return new GraphQLError(`More than ${STREAMS_MAX} live streams at once.`, {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      http: { status: 429, headers: { 'retry-after': String(RETRY_SECONDS) } },
    },
  });
}

interface Follower {
  topics: FeedTopics;
  sessionId: string | undefined;
  stream: ChangeStream;
}

/** Creates the feed of one process. `listenForChanges` publishes to it. */
export function createChangeFeed(longestMs = LONGEST_MS): ChangeFeed {
  const byUser = new Map<string, Set<Follower>>();
  const allStreams = () => [...byUser.values()].flatMap((some) => [...some].map(({ stream }) => stream));

  function tell({ topics, sessionId, stream }: Follower, event: ChangeEvent): void {
    if (event.topic === 'session' && event.id === sessionId) stream.end();
    else if ([topics].flat().includes(event.topic)) stream.push(event);
  }
  return {
    publish(event) {
      for (const follower of [...(byUser.get(event.userId) ?? [])]) tell(follower, event);
    },
    publishGap() {
      for (const stream of allStreams()) stream.push(null);
    },
    end() {
      for (const stream of allStreams()) stream.end();
    },
    // The subscription starts here and not at the first read: events in between are delivered, and a client that never reads counts towards
    // the limit.
    follow(userId, topics, { signal, sessionId } = { signal: undefined, sessionId: undefined }) {
      const followers = byUser.get(userId) ?? new Set();
      if (followers.size >= STREAMS_MAX) throw tooManyStreams();
      const stream = openChangeStream(() => {
        clearTimeout(longest);
        signal?.removeEventListener('abort', stream.end);
        followers.delete(follower);
        if (followers.size === 0) byUser.delete(userId);
      });
      const follower: Follower = { topics, sessionId, stream };
      const longest = setTimeout(stream.end, longestMs).unref();
      byUser.set(userId, followers.add(follower));
      if (signal?.aborted) stream.end();
      else signal?.addEventListener('abort', stream.end);
      return stream;
    },
  };
}
