import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeText } from '../../kernel/text.ts';
import { VARY } from './answerKey.ts';

const zip = promisify(gzip);
/** Below this size, compression costs more than it saves. */
const ZIP_FROM_BYTES = 1_024;
/** Most of the gain for a third of the work: these responses are sent only once. */
const LEVEL = 3;
const COMPRESSED = /^(?:text\/html|application\/(?:(?:graphql-response\+)?json|x-ndjson))\b/;

/** A text, or a stream of which nobody knows how long it will be. */
function isWorth(payload: unknown): payload is string | Buffer | Readable {
  if (payload instanceof Readable) return true;
  return (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= ZIP_FROM_BYTES;
}

function isWanted({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (method === 'HEAD' || reply.hasHeader('content-encoding')) return false;
  const takesZip = headers['accept-encoding']?.includes('gzip') ?? false;
  return takesZip && COMPRESSED.test(String(reply.getHeader('content-type')));
}

/**
 * Compresses pages and lists that are not cached (such as those of signed-in users) as they are sent: on a mobile network a page of 250 KB
 * would take more than a second longer. Long texts that are sent as they are become bytes. Registered after `keepAnswers`, which caches them uncompressed, and within the open platform after
 * the hook that signs responses.
 * @param isOurs selects the addresses.
 */
export function compressAnswers(app: FastifyInstance, isOurs: (url: string) => boolean): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isOurs(request.url) || !isWorth(payload)) return payload;
    if (!isWanted(request, reply)) return typeof payload === 'string' ? encodeText(payload) : payload;
    const own = String(reply.getHeader('vary') ?? VARY).split(', ');
    reply.header('vary', [...new Set([...VARY.split(', '), ...own])].join(', '));
    reply.header('content-encoding', 'gzip');
    reply.removeHeader('content-length');
    if (!(payload instanceof Readable)) return zip(payload, { level: LEVEL });
    // Whichever side fails or leaves ends the other; the reply hears of it from the stream that it sends.
    return pipeline(payload, createGzip({ level: LEVEL }), (error) => {
      // Of a stream that fails before its first byte the reply makes an error, in plain text.
      if (error && !reply.raw.headersSent) reply.removeHeader('content-encoding');
    });
  });
}
