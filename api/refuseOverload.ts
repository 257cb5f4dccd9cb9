import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const RETRY_AFTER_S = '2';

/**
 * Answers 503 while everything is late by more than `overloadMs`, on the average of a second: who waits that long is helped more by a short
 * "later" than by a place in the queue.
 */
export async function refuseOverload(app: FastifyInstance, overloadMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: overloadMs,
    pressureHandler: async (_request, reply, _type, lateMs) => {
      // A second without a single sample, such as one long pause leaves behind, says nothing; the library takes it for endless lateness.
      if (lateMs === Number.POSITIVE_INFINITY) return;
      reply.header('retry-after', RETRY_AFTER_S);
      throw Object.assign(new Error('Service Unavailable'), { statusCode: 503 });
    },
  });
}
