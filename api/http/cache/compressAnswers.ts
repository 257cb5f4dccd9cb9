import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { VARY } from './answerKey.ts';

const zip = promisify(gzip);
/** Below it, compressing costs more than it saves. */
const ZIP_FROM_BYTES = 1_024;
/** Most of the gain for a third of the work: these answers are made for one reader and sent once. */
const LEVEL = 3;
const COMPRESSED = /^(?:text\/html|application\/(?:graphql-response\+)?json)\b/;

/**
 * Compresses pages and lists that are not kept, those of signed-in users among them, as they leave: a page of 250 KB takes more than a
 * second longer on a phone's network. Registered after `keepAnswers`, which keeps them as they are, and inside of the open platform after
 * what signs its answers.
 * @param isOurs which addresses.
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
