import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { ownDataRoutes } from '../../accounts/deletion/ownData.rest.ts';
import { sessionRoutes } from '../../accounts/session/session.rest.ts';
import { avatarRoutes } from '../../accounts/user/avatar.rest.ts';
import { userRoutes } from '../../accounts/user/user.rest.ts';
import { marketRoutes } from '../../catalog/market/market.rest.ts';
import { platformPriceRoutes } from '../../catalog/prices/platformPrice.rest.ts';
import { noticeRoutes } from '../../notifications/notice/notice.rest.ts';
import { orderRoutes } from '../../orders/order/order.rest.ts';
import { attachmentRoutes } from '../../partners/application/attachment.rest.ts';
import { callbackRoutes } from '../../partners/callbacks/callbacks.rest.ts';
import { dumpRoutes } from '../../partners/dumps/dumps.rest.ts';
import { bidRoutes } from '../../partners/openApi/bids.rest.ts';
import { bulkActionRoutes } from '../../partners/openApi/bulkActions.rest.ts';
import { openCopyRoutes } from '../../partners/openApi/copies.rest.ts';
import { eventRoutes } from '../../partners/openApi/events.rest.ts';
import { itemHistoryRoutes } from '../../partners/openApi/itemHistory.rest.ts';
import { openListingRoutes } from '../../partners/openApi/listings.rest.ts';
import { openMarketRoutes } from '../../partners/openApi/marketItems.rest.ts';
import { offerRoutes } from '../../partners/openApi/offers.rest.ts';
import { openOrderRoutes } from '../../partners/openApi/orders.rest.ts';
import { keyRoutes, selftestRoutes } from '../../partners/openApi/platform.rest.ts';
import { purchaseRoutes } from '../../partners/openApi/purchases.rest.ts';
import { sellingRoutes } from '../../partners/openApi/selling.rest.ts';
import { openWalletRoutes } from '../../partners/openApi/wallet.rest.ts';
import { recipientRoutes } from '../../partners/recipients/recipients.rest.ts';
import { paymentNotifyRoutes } from '../../payments/recharge/recharge.rest.ts';
import { walletRoutes } from '../../payments/wallet/wallet.rest.ts';
import { priceSheetRoutes } from '../../selling/inventory/priceSheet.rest.ts';
import { listingViewRoutes } from '../../selling/listing/listingView.rest.ts';
import { LIVE_DOCUMENT, liveRoutes } from '../../selling/live/live.rest.ts';
import { shopRoutes } from '../../selling/shop/shop.rest.ts';
import { compressAnswers } from '../cache/compressAnswers.ts';
import { type Envelope, OPEN_ENVELOPE, WEB_ENVELOPE } from './envelope.ts';
import { finishDocument } from './finishDocument.ts';
import { useOwnRules } from './inputWords.ts';
import { OPEN_DOCUMENT, serversOf } from './openDocument.ts';
import type { OpenContext, RestApp, RestContext } from './restApp.ts';
import { answerErrors, NotFound, SignInRequired } from './restError.ts';
import { admitCallers, signAnswers } from './signedCalls.ts';
import { refuseUnknownInput } from './strictInput.ts';

/** Prepares a part of the server for REST: routes parse by their schemas, and errors are sent in the envelope. */
function restApp(app: FastifyInstance, envelope: Envelope): RestApp {
  useOwnRules();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerErrors(envelope));
  app.decorateRequest('fallbackLanguage', envelope.language);
  app.setNotFoundHandler((request, reply) => answerErrors(envelope)(new NotFound(), request, reply));
  return app as unknown as RestApp;
}

/** Requires a session where a route needs a user, before its parameters are parsed. */
function admitUsers(app: FastifyInstance, { requestOf }: RestContext): void {
  app.decorateRequest('userId', null);
  app.addHook('preValidation', async (request, reply) => {
    if (!request.routeOptions.config.needsUser) return;
    const { viewer } = await requestOf(request, reply);
    if (!viewer) throw new SignInRequired();
    request.userId = viewer.userId;
  });
}

/** The REST API under `/web`: the specification's calls, and sign-in for clients without GraphQL. */
export async function webRoutes(app: FastifyInstance, context: RestContext): Promise<void> {
  const web = restApp(app, WEB_ENVELOPE);
  admitUsers(app, context);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  // All other GET requests are handled by the pages.
  for (const path of ['/', '/*'])
    app.get(path, () => {
      throw new NotFound();
    });
  userRoutes(web, context);
  ownDataRoutes(web, context);
  avatarRoutes(web, context);
  sessionRoutes(web, context);
  marketRoutes(web, context);
  shopRoutes(web, context);
  listingViewRoutes(web, context);
  platformPriceRoutes(web, context);
  orderRoutes(web, context);
  noticeRoutes(web, context);
  walletRoutes(web, context);
  priceSheetRoutes(web, context);
  attachmentRoutes(web, context);
}

/** What the market streams to everyone. Errors are those of the open platform: with a status, and the place of a wrong word in a filter. */
export async function streamRoutes(app: FastifyInstance, context: RestContext): Promise<void> {
  liveRoutes(restApp(app, OPEN_ENVELOPE), context);
}

/** Routes that require a signature. */
async function signedRoutes(app: FastifyInstance, context: OpenContext): Promise<void> {
  await admitCallers(app, context);
  refuseUnknownInput(app);
  signAnswers(app, context);
  compressAnswers(app, () => true);
  const open = app as unknown as RestApp;
  openMarketRoutes(open, context);
  dumpRoutes(open, context);
  itemHistoryRoutes(open, context);
  openListingRoutes(open, context);
  openCopyRoutes(open, context);
  recipientRoutes(open, context);
  purchaseRoutes(open, context);
  bidRoutes(open, context);
  offerRoutes(open, context);
  openOrderRoutes(open, context);
  sellingRoutes(open, context);
  bulkActionRoutes(open, context);
  openWalletRoutes(open, context);
  eventRoutes(open, context);
  callbackRoutes(open, context);
  selftestRoutes(open, context);
}

/**
 * The REST API of the open platform, `/open/v1`: signed requests and signed responses. Keys, OpenAPI document and its readable page are
 * public. The document is generated from the schemas of the routes.
 */
export async function openRoutes(app: FastifyInstance, context: OpenContext): Promise<void> {
  const open = restApp(app, OPEN_ENVELOPE);
  const { PUBLIC_URL, SANDBOX, PORT } = context.services.platform.config;
  const url = PUBLIC_URL ?? (SANDBOX ? `http://127.0.0.1:${PORT}` : null);
  // Of a body that is no JSON no bytes are kept: better a clear answer than a signature that cannot match.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('caller', null);
  await app.register(swagger, {
    openapi: OPEN_DOCUMENT,
    transform: jsonSchemaTransform,
    transformObject: (made) => finishDocument(jsonSchemaTransformObject(made), serversOf(url), LIVE_DOCUMENT),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/open/v1',
    staticCSP: true,
    theme: { title: 'Shiji open platform' },
    uiConfig: {
      supportedSubmitMethods: [],
      defaultModelsExpandDepth: 0,
      docExpansion: 'list',
      deepLinking: true,
    },
  });
  keyRoutes(open, context);
  await app.register((signed) => signedRoutes(signed, context));
}

/** Webhooks of other services, outside `/web`. Responses have the format of the service, not the envelope. */
export async function notifyRoutes(
  app: FastifyInstance,
  context: Pick<RestContext, 'services'>,
): Promise<void> {
  paymentNotifyRoutes(app, context);
}
