import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import { mayReadMetrics } from './mayReadMetrics.ts';

/** Registers `/metrics` on an API. Responds with 404 to callers who may not read it. */
export function mountMetrics(app: FastifyInstance, registry: Registry, config: Config): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(config, request.raw)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
