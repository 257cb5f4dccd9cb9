import type { Log } from './log.ts';

/** What is needed of a request under way. */
interface RequestUnderWay {
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  raw: { socket: { destroyed: boolean; remoteAddress?: string | undefined } };
}

/**
 * Notes that a request failed. One whose client has gone is noted as that and as no failure: a body that was cut or a stream that was left
 * throws whatever it throws, and nobody waits for an answer.
 */
export function noteFailure(
  { log, raw }: RequestUnderWay,
  level: 'warn' | 'error',
  error: unknown,
  message: string,
): void {
  // A connection that was reset has no address any more, before Node takes notice of its end.
  const hasLeft = raw.socket.destroyed || raw.socket.remoteAddress === undefined;
  if (hasLeft) log.info({ err: error }, 'a client left before it was answered');
  else log[level]({ err: error }, message);
}
