import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { admitCaller } from '../../partners/openApi/admitCaller.ts';
import { eventRoutes } from '../../partners/openApi/events.rest.ts';
import { listingRoutes } from '../../partners/openApi/listings.rest.ts';
import { marketItemRoutes } from '../../partners/openApi/marketItems.rest.ts';
import { orderRoutes } from '../../partners/openApi/orders.rest.ts';
import { keyRoutes, selftestRoutes } from '../../partners/openApi/platform.rest.ts';
import { signWith } from '../../partners/openApi/platformKey.ts';
import { sellingRoutes } from '../../partners/openApi/selling.rest.ts';
import { answerText } from '../../partners/openApi/signature.ts';
import { walletRoutes } from '../../partners/openApi/wallet.rest.ts';
import { compressAnswers } from '../cache/compressAnswers.ts';
import { limitStoreOf } from './limit.store.ts';
import type { OpenApp, OpenContext } from './openApp.ts';
import { OPEN_DOCUMENT } from './openDocument.ts';
import { answerOpenError } from './openError.ts';
import { unprovenOf } from './unproven.ts';

/** Signs each response to a partner (timestamp, nonce and body), so that the partner can verify its origin. Streams are not signed. */
function signAnswers(app: FastifyInstance, { keys }: OpenContext): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const [key] = keys;
    if (!request.caller || !key || typeof payload !== 'string') return payload;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = randomBytes(16).toString('base64url');
    reply.headers({
      'x-open-key': key.id,
      'x-open-timestamp': timestamp,
      'x-open-nonce': nonce,
      'x-open-signature': signWith(key, answerText({ timestamp, nonce, body: payload })),
    });
    return payload;
  });
}

/** Requires a valid signature (P-04) and applies the rate limit of each partner. */
async function admit(app: FastifyInstance, { door }: OpenContext): Promise<void> {
  const { config, counter } = door.platform;
  await app.register(rateLimit, {
    global: true,
    // Runs after the check of the signature: hooks of a route run after those of its plugin.
    hook: 'preValidation',
    max: config.OPEN_REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => request.caller?.partnerId ?? request.ip,
    ...limitStoreOf(counter, 'partner'),
  });
  app.addHook('preValidation', async (request) => {
    request.caller = await admitCaller(door.platform, unprovenOf(request));
  });
}

/** Routes that require a signature. */
async function signedRoutes(app: FastifyInstance, context: OpenContext): Promise<void> {
  await admit(app, context);
  signAnswers(app, context);
  compressAnswers(app, () => true);
  const open = app as unknown as OpenApp;
  marketItemRoutes(open, context);
  listingRoutes(open, context);
  orderRoutes(open, context);
  sellingRoutes(open, context);
  walletRoutes(open, context);
  eventRoutes(open, context);
  selftestRoutes(open, context);
}

/**
 * The REST API of the open platform, `/open/v1`: signed requests and signed responses. Keys, OpenAPI document and its readable page are
 * public. The document is generated from the schemas of the routes.
 */
export async function openRoutes(app: FastifyInstance, context: OpenContext): Promise<void> {
  app.setErrorHandler(answerOpenError);
  app.setNotFoundHandler((request, reply) =>
    answerOpenError(Object.assign(new Error('no such call'), { statusCode: 404 }), request, reply),
  );
  app.decorateRequest('caller', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: OPEN_DOCUMENT,
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/open/v1',
    staticCSP: true,
    theme: { title: 'Shiji open platform' },
    uiConfig: { supportedSubmitMethods: [], defaultModelsExpandDepth: 0, docExpansion: 'list' },
  });
  keyRoutes(app as unknown as OpenApp, context);
  await app.register((signed) => signedRoutes(signed, context));
}
