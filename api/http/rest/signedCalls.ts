import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../kernel/networkOf.ts';
import { admitCaller, type OpenCaller, type UnprovenRequest } from '../../partners/openApi/admitCaller.ts';
import { SIGNING_FIELDS } from '../../partners/openApi/compatibleSignature.ts';
import { signWith } from '../../partners/openApi/platformKey.ts';
import { answerText } from '../../partners/openApi/signature.ts';
import { limitHeaders } from '../admission/partnerLimit.ts';
import { limitStoreOf } from './limit.store.ts';
import type { OpenContext } from './restApp.ts';

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

/** Requires a valid signature (P-04) and applies the rate limit of each partner. */
export async function admitCallers(app: FastifyInstance, context: OpenContext): Promise<void> {
  const { services, partnerLimit } = context;
  // For routes with a limit of their own.
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    keyGenerator: (request) => request.caller?.partnerId ?? networkOf(request.ip),
    ...limitStoreOf(services.platform.counter, 'partner-route'),
  });
  app.addHook('preValidation', async (request, reply) => {
    const unproven = unprovenOf(request);
    request.caller = await admitCaller(services.platform, unproven);
    for (const name of SIGNING_FIELDS[request.caller.style]) Reflect.deleteProperty(unproven.fields, name);
    reply.headers(limitHeaders(await partnerLimit.spend(request.caller.partnerId, 1)));
  });
}

/** Signs each response to a partner (timestamp, nonce of the request, body), so that the partner can verify its origin and that it answers this request. Streams are not signed. */
export function signAnswers(app: FastifyInstance, { keys }: OpenContext): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const [key] = keys;
    if (!request.caller || !key || typeof payload !== 'string') return payload;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = request.caller.nonce ?? randomBytes(16).toString('base64url');
    reply.headers({
      'x-open-key': key.id,
      'x-open-timestamp': timestamp,
      'x-open-nonce': nonce,
      'x-open-signature': signWith(key, answerText({ timestamp, nonce, body: payload })),
    });
    return payload;
  });
}
