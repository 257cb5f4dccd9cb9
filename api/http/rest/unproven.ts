import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenCaller, UnprovenRequest } from '../../partners/openApi/admitCaller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once its signature is verified. */
    caller: OpenCaller | null;
    /** The body as received, in bytes. */
    rawBody: Buffer | null;
  }
}

/** Keeps the bytes of the body in addition to its parsed value: partners sign the bytes. */
export function keepRawBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', null);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, finish) => {
    request.rawBody = body as Buffer;
    parse(request, body.toString('utf8'), finish);
  });
}

/** The single value of a header. A repeated header counts as absent. */
function headerOf(request: FastifyRequest, name: string): string | null {
  const values = request.raw.headersDistinct[name];
  return values?.length === 1 ? (values[0] ?? null) : null;
}

/** The data of a request that `admitCaller` verifies. */
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
