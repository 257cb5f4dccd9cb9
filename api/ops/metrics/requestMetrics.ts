import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { scopeNow, withinScope } from '../../kernel/scope.ts';
import { type Span, startSpan } from '../../kernel/trace.ts';

const REQUEST_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request at the HTTP server, so that cached responses are included. */
export function observeRequests(server: Server, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by class of route and status, from the first byte read to the last one sent.',
    labelNames: ['route', 'status'],
    buckets: REQUEST_BUCKETS_SECONDS,
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

/**
 * Records the duration of a GraphQL operation in milliseconds.
 * @param name its name in the site's sources, or `free`.
 */
export type ObserveOperation = (name: string, ms: number) => void;

const OPERATION_BUCKETS_SECONDS = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];

/** Creates the metric of executed operations. Cached responses execute none. */
export function observeOperations(registry: Registry): ObserveOperation {
  const durations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Executed GraphQL operations by the name of the persisted document; all others are "free".',
    labelNames: ['operation'],
    buckets: OPERATION_BUCKETS_SECONDS,
    registers: [registry],
  });
  return (operation, ms) => durations.observe({ operation }, ms / 1_000);
}

const REST_CALLS = new Set(['market', 'index', 'notice', 'order', 'user', 'session', 'sms-code']);

/** The class of a request's address. A small fixed set, so that visitors cannot increase the number of metrics. */
export function routeClassOf(url: string): string {
  const [, first = '', second = ''] = /^\/([^/?]*)(?:\/([^/?]*))?/.exec(url) ?? [];
  if (['graphql', 'assets', 'metrics', 'rendering'].includes(first)) return first;
  if (first === 'healthz' || first === 'readyz') return 'probe';
  if (first === 'web') return REST_CALLS.has(second) ? `web/${second}` : 'web/other';
  return 'page';
}

/** Gives every request a scope: its id for log lines and created jobs, and its span. Cached responses are sent before it. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const shape = { name: `${request.method} ${routeClassOf(request.url)}`, kind: 'server' } as const;
    // Ignores the `traceparent` of clients, who could otherwise choose what is traced.
    const span = startSpan(shape, undefined);
    if (span) {
      spans.set(request, span);
      span.set('request_id', request.id);
      span.set('http.request.method', request.method);
      reply.raw.once('close', () => {
        span.set('http.response.status_code', reply.raw.statusCode);
        span.end(reply.raw.statusCode >= 500 ? 'HttpError' : undefined);
      });
    }
    withinScope({ requestId: request.id, span }, done);
  });
  // Logs one line for each failed request, whatever else is logged about it.
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const path = request.url.split('?', 1)[0];
    if (status >= 500)
      request.log.info(
        { method: request.method, path, status, ms: Math.round(elapsedTime) },
        'a request failed',
      );
    done();
  });
  // The body arrived in the scope of its connection and not of its request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (scopeNow().requestId === request.id) done();
    else withinScope({ requestId: request.id, span: spans.get(request) }, done);
  });
}
