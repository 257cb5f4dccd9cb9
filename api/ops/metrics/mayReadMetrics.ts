import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A proxy on this machine calls from loopback for any client. It sets one of these headers. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * True if a caller may read the metrics (decision 10): with `METRICS_TOKEN` whoever sends it. Without the setting no one in production, and
 * otherwise programs on this machine.
 */
export function mayReadMetrics(
  { METRICS_TOKEN, NODE_ENV }: Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV'>,
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
): boolean {
  if (METRICS_TOKEN) {
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`));
  }
  if (NODE_ENV === 'production' || FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}
