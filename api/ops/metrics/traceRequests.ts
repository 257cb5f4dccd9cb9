import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopeNow, withinScope } from '../../kernel/scope.ts';
import { type Span, startSpan } from '../../kernel/trace.ts';
import { routeClassOf } from './routeClass.ts';

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
