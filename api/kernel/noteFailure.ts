import type { Log } from './log.ts';

/** The parts of a request that are needed. */
interface RequestUnderWay {
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  raw: { socket: { destroyed: boolean; remoteAddress?: string | undefined } };
}

/**
 * Logs a failed request. If its client has disconnected, that is logged instead of a failure: an incomplete body or an abandoned stream can
 * throw any error, and no one waits for a response.
 */
export function noteFailure(
  { log, raw }: RequestUnderWay,
  level: 'warn' | 'error',
  error: unknown,
  message: string,
): void {
  // A connection that was reset loses its address before Node marks it as destroyed.
  const hasLeft = raw.socket.destroyed || raw.socket.remoteAddress === undefined;
  if (hasLeft) log.info({ err: error }, 'a client left before it was answered');
  else log[level]({ err: error }, message);
}
