import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenCaller, UnprovenRequest } from '../../partners/openApi/admitCaller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed, once that is proven. */
    caller: OpenCaller | null;
    /** The body's bytes, as they came. */
    rawBody: Buffer | null;
  }
}

/** Keeps the body's bytes beside what they say: the bytes are what partners sign. */
export function keepRawBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', null);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, finish) => {
    request.rawBody = body as Buffer;
    parse(request, body.toString('utf8'), finish);
  });
}

/** One value; a header that came twice is none. */
function headerOf(request: FastifyRequest, name: string): string | null {
  const values = request.raw.headersDistinct[name];
  return values?.length === 1 ? (values[0] ?? null) : null;
}

/** A request as `admitCaller` judges it. */
export function unprovenOf(request: FastifyRequest): UnprovenRequest {
  const fields = request.rawBody ? request.body : request.query;
  return {
    method: request.method,
    target: request.raw.url ?? '',
    header: (name) => headerOf(request, name),
    rawBody: request.rawBody ?? Buffer.alloc(0),
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {},
    address: request.ip,
  };
}
