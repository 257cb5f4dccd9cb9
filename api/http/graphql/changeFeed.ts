import { GraphQLError } from 'graphql';
import type { ChangeEvent } from '../../kernel/events.ts';
import { type ChangeStream, openChangeStream } from './changeStream.ts';

/** Who follows: it ends when they leave, or when their session is ended. */
export interface FeedReader {
  signal: AbortSignal | undefined;
  sessionId: string | undefined;
}

/** Changes as subscriptions follow them: those of one person, never another's. */
export interface ChangeFeed {
  publish(event: ChangeEvent): void;
  /** Changes were missed: every follower reads again. */
  publishGap(): void;
  /** Ends every follower, so that a process that stops waits for no stream. */
  end(): void;
  /** @throws GraphQLError `TOO_MANY_REQUESTS` where the person follows as much as one may in a process. */
  follow(userId: string, topic: ChangeEvent['topic'], reader?: FeedReader): AsyncIterable<ChangeEvent | null>;
}

/** Streams of one person in a process: a page needs three or four, and lets go of them when it is out of sight. */
const STREAMS_MAX = 20;
/**
 * Every stream ends by then and is asked for anew: a key that was reset, or a session that is over, follows no longer than this.
 */
const LONGEST_MS = 3_600_000;
/** When one of the streams may have ended. */
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
  topic: ChangeEvent['topic'];
  sessionId: string | undefined;
  stream: ChangeStream;
}

/** A feed of one process; `listenForChanges` fills it. */
export function createChangeFeed(longestMs = LONGEST_MS): ChangeFeed {
  const byUser = new Map<string, Set<Follower>>();
  const allStreams = () => [...byUser.values()].flatMap((some) => [...some].map(({ stream }) => stream));

  function tell({ topic, sessionId, stream }: Follower, event: ChangeEvent): void {
    if (event.topic === 'session' && event.id === sessionId) stream.end();
    else if (event.topic === topic) stream.push(event);
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
    // A follower is one from here on, not from its first reading on: what happens in between is told, and who never reads is counted.
    follow(userId, topic, { signal, sessionId } = { signal: undefined, sessionId: undefined }) {
      const followers = byUser.get(userId) ?? new Set();
      if (followers.size >= STREAMS_MAX) throw tooManyStreams();
      const stream = openChangeStream(() => {
        clearTimeout(longest);
        signal?.removeEventListener('abort', stream.end);
        followers.delete(follower);
        if (followers.size === 0) byUser.delete(userId);
      });
      const follower: Follower = { topic, sessionId, stream };
      const longest = setTimeout(stream.end, longestMs).unref();
      byUser.set(userId, followers.add(follower));
      if (signal?.aborted) stream.end();
      else signal?.addEventListener('abort', stream.end);
      return stream;
    },
  };
}
