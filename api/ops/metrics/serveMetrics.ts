import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import type { Log } from '../../kernel/log.ts';

/** A server for metrics only, for a process without another server. */
export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
}

/** Serves `/metrics` on a separate port. */
export async function serveMetrics(
  registry: Registry,
  config: Config,
  log: Log,
  port: number,
): Promise<MetricsServer> {
  const server = createServer((request: IncomingMessage, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET' || !mayReadMetrics(config, request)) {
      response.writeHead(404).end();
      return;
    }
    answer(registry, response).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be read');
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, config.HOST, done);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

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

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A proxy on this machine calls from loopback for any client. It sets one of these headers. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * True if a caller may read the metrics (decision 0015). If `METRICS_TOKEN` is set, the caller must send it. If it is not set, nobody may read
 * them in production, and elsewhere only programs on this machine.
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
