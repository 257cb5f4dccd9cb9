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

/** A feed of one process; `listenForChanges` fills it. */
export function createChangeFeed(): ChangeFeed {
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
      const signal = reader?.signal ? AbortSignal.any([reader.signal, ending.signal]) : ending.signal;
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
