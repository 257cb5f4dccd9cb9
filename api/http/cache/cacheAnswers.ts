import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answerCache.ts';
import { VARY } from './answerKey.ts';
import type { FrontRequest } from './cachingServer.ts';

/** Headers that belong to a single response and are not cached. */
const PASSING =
  /^(?:date|connection|keep-alive|content-length|transfer-encoding|x-ratelimit-|retry-after|x-request-id)/;

/** A stream of one chunk. `Readable.from` would make an iterator and its promises for it. */
function streamOf(chunk: Buffer): Readable {
  const stream = new Readable({ read() {} });
  stream.push(chunk);
  stream.push(null);
  return stream;
}

/**
 * Stores responses that a handler has marked as cacheable, with their headers, and passes on bodies that the cache has already read.
 * Registered at the root, so that its hooks see every route.
 */
export function cacheAnswers(app: FastifyInstance, answers: AnswerCache): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { bodyRead } = request.raw as FrontRequest;
    return bodyRead === undefined ? payload : streamOf(bodyRead);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { keptKey, marketVersion, letGo } = request.raw as FrontRequest;
    if (keptKey === undefined) return payload;
    const permit = answers.permitOf(request.raw);
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (permit && isText && reply.statusCode === 200 && !reply.hasHeader('set-cookie')) {
      reply.header('vary', VARY);
      const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        value === undefined || PASSING.test(name) ? [] : [[name, String(value)]],
      );
      const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
      answers.keep(keptKey, {
        headers: Object.fromEntries(headers),
        body,
        version: marketVersion ?? 0,
        isFromMemory: permit.isFromMemory,
      });
      letGo?.();
      return body;
    }
    letGo?.();
    return payload;
  });
}
