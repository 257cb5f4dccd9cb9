import { Client, type ClientConfig, type Connection } from 'pg';

/** How long a connection may take to open. */
const CONNECT_MAX_MS = 4_000;
/** What the driver says of a statement without an answer. */
const UNANSWERED = 'Query read timeout';

/**
 * A connection that gives up soon where nobody answers; the pool's own limit is for those who wait for a free one. One whose statement
 * had no answer is broken at once: within a transaction it would wait again for its end, and then go back to the pool as if it were sound.
 */
export class ImpatientClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(typeof config === 'string' ? config : { ...config, connectionTimeoutMillis: CONNECT_MAX_MS });
    const { connection } = this as unknown as { connection: Connection };
    this.query = ((...question: unknown[]) => {
      const answer = (super.query as (...question: unknown[]) => unknown).apply(this, question);
      if (answer instanceof Promise)
        answer.catch((error: Error) => error.message === UNANSWERED && connection.stream.destroy());
      return answer;
    }) as Client['query'];
  }
}
