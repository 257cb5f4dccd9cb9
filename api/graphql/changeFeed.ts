import { EventEmitter, on } from 'node:events';
import type { ChangeEvent } from '../kernel/events.ts';

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
  follow(userId: string, topic: ChangeEvent['topic'], reader?: FeedReader): AsyncIterable<ChangeEvent | null>;
}

/**
 * Every stream ends by then and is asked for anew: a key that was reset, or a session that is over, follows no longer than this.
 */
const LONGEST_MS = 3_600_000;

/** A feed of one process; `listenForChanges` fills it. */
export function createChangeFeed(longestMs = LONGEST_MS): ChangeFeed {
  const emitter = new EventEmitter().setMaxListeners(0);
  const ending = new AbortController();
  return {
    publish: (event) => void emitter.emit(event.userId, event),
    publishGap: () => {
      // Each follower listens for `error` as well: to say that would end it.
      for (const name of emitter.eventNames()) if (name !== 'error') emitter.emit(name, null);
    },
    end: () => ending.abort(),
    async *follow(userId, topic, reader) {
      const signals = [
        ending.signal,
        AbortSignal.timeout(longestMs),
        ...(reader?.signal ? [reader.signal] : []),
      ];
      const signal = AbortSignal.any(signals);
      try {
        for await (const [event] of on(emitter, userId, { signal }) as AsyncIterable<[ChangeEvent | null]>) {
          if (event?.topic === 'session' && event.id === reader?.sessionId) return;
          if (event === null || event.topic === topic) yield event;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}
