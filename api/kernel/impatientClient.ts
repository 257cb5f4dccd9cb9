import { Client, type ClientConfig, type Connection } from 'pg';

/** Maximum time for opening a connection, in milliseconds. */
const CONNECT_MAX_MS = 4_000;
/** The driver's message for a statement without a response. */
const UNANSWERED = 'Query read timeout';

/**
 * A database client that gives up soon if the server does not respond; the pool's own limit applies to waiting for a free connection.
 * Breaks the connection after a statement without a response: otherwise the transaction would wait again for its end, and return the
 * connection to the pool as sound.
 */
export class ImpatientClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(typeof config === 'string' ? config : { ...config, connectionTimeoutMillis: CONNECT_MAX_MS });
    const { connection } = this as unknown as { connection: Connection };
    const breakOff = (error: Error | null): void => {
      if (error?.message === UNANSWERED) connection.stream.destroy();
    };
    this.query = ((
      statement: unknown,
      values: unknown,
      done?: (error: Error | null, answer: unknown) => void,
    ) => {
      const query = super.query as (...question: unknown[]) => unknown;
      const answer = query.call(
        this,
        statement,
        values,
        done &&
          ((error: Error | null, result: unknown) => {
            breakOff(error);
            done(error, result);
          }),
      );
      if (answer instanceof Promise) answer.catch(breakOff);
      return answer;
    }) as Client['query'];
  }
}
