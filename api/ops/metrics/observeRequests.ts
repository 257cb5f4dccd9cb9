import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import { routeClassOf } from './routeClass.ts';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request at the HTTP server, so that cached responses are included. */
export function observeRequests(server: Server, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by class of route and status, from the first byte read to the last one sent.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    response.once('close', () => {
      // A stream lasts as long as its client is connected, so its duration is not measured.
      if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
      const status = response.writableFinished ? response.statusCode : 'aborted';
      const route = routeClassOf(request.url ?? '/');
      durations.observe({ route, status }, (performance.now() - start) / 1_000);
    });
  });
}
