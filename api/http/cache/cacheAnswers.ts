import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

interface Sent {
  request: FastifyRequest;
  reply: FastifyReply;
  payload: string | Buffer;
}

/** Keeps a response with its headers. @returns its body. */
function keep(
  answers: AnswerCache,
  key: string,
  { request, reply, payload, isFromMemory }: Sent & { isFromMemory: boolean },
): Buffer {
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || PASSING.test(name) ? [] : [[name, String(value)]],
  );
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const { marketVersion: version = 0 } = request.raw as FrontRequest;
  answers.keep(key, { headers: Object.fromEntries(headers), body, version, isFromMemory });
  return body;
}

/**
 * Stores responses that a handler has marked as cacheable and that others ask for, and passes on bodies that the cache has already read.
 * Registered at the root, so that its hooks see every route.
 */
export function cacheAnswers(app: FastifyInstance, answers: AnswerCache): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { bodyRead } = request.raw as FrontRequest;
    return bodyRead === undefined ? payload : streamOf(bodyRead);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { keptKey: key, making } = request.raw as FrontRequest;
    if (key === undefined) return payload;
    const permit = answers.permitOf(request.raw);
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isKeepable = permit && isText && reply.statusCode === 200 && !reply.hasHeader('set-cookie');
    if (isKeepable) reply.header('vary', VARY);
    const body =
      isKeepable && making?.isWanted
        ? keep(answers, key, { request, reply, payload, isFromMemory: permit.isFromMemory })
        : payload;
    making?.end();
    return body;
  });
}
