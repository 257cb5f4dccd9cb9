import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { VARY } from './answerKey.ts';

const zip = promisify(gzip);
/** Below this size, compression costs more than it saves. */
const ZIP_FROM_BYTES = 1_024;
/** Most of the gain for a third of the work: these responses are sent only once. */
const LEVEL = 3;
const COMPRESSED = /^(?:text\/html|application\/(?:graphql-response\+)?json)\b/;

/**
 * Compresses pages and lists that are not cached (such as those of signed-in users) as they are sent: on a mobile network a page of 250 KB
 * would take more than a second longer. Registered after `keepAnswers`, which caches them uncompressed, and within the open platform after
 * the hook that signs responses.
 * @param isOurs selects the addresses.
 */
export function compressAnswers(app: FastifyInstance, isOurs: (url: string) => boolean): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isOurs(request.url)) return payload;
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isText || payload.length < ZIP_FROM_BYTES || reply.hasHeader('content-encoding')) return payload;
    const isWanted = request.headers['accept-encoding']?.includes('gzip') ?? false;
    if (!isWanted || request.method === 'HEAD' || !COMPRESSED.test(String(reply.getHeader('content-type'))))
      return payload;
    reply.header('content-encoding', 'gzip').header('vary', VARY);
    reply.removeHeader('content-length');
    return zip(payload, { level: LEVEL });
  });
}
