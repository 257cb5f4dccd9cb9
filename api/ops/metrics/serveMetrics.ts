import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import type { Config } from '../../config.ts';
import type { Log } from '../../kernel/log.ts';
import { mayReadMetrics } from './mayReadMetrics.ts';

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
