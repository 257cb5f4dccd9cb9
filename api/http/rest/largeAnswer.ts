import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, type RestApp } from './restApp.ts';

/**
 * Counts what a partner may have of a large answer in a minute, in addition to the limit of all its calls.
 * @param name what is counted. @param max how many a minute.
 * @returns a function for the handler of a call, which throws 429 when there is no room.
 */
export function limitPerMinute(app: RestApp, name: string, max: number) {
  const count = app.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => `${name} ${callerOf(request).partnerId}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.headers({
      'x-ratelimit-limit': found.max,
      'x-ratelimit-remaining': 0,
      'x-ratelimit-reset': found.ttlInSeconds,
      'retry-after': found.ttlInSeconds,
    });
    throw Object.assign(new Error(`too many ${name}`), { statusCode: 429 });
  };
}

/** True if one of the tags that a caller sent as `If-None-Match` is that of the answer. Caches on the way may have marked it as weak. */
export function isTagKnown(sent: string | undefined, etag: string): boolean {
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  const tags = (sent ?? '').split(',').map(plain);
  return tags.includes(plain(etag)) || tags.includes('*');
}
