import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownDataRoutes } from '../../accounts/deletion/ownData.rest.ts';
import { sessionRoutes } from '../../accounts/session/session.rest.ts';
import { avatarRoutes } from '../../accounts/user/avatar.rest.ts';
import { userRoutes } from '../../accounts/user/user.rest.ts';
import { marketRoutes } from '../../catalog/market/market.rest.ts';
import { platformPriceRoutes } from '../../catalog/prices/platformPrice.rest.ts';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '../../kernel/databaseOutage.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { noteFailure } from '../../kernel/noteFailure.ts';
import { noticeRoutes } from '../../notifications/notice/notice.rest.ts';
import { orderRoutes } from '../../orders/order/order.rest.ts';
import { attachmentRoutes } from '../../partners/application/attachment.rest.ts';
import { paymentNotifyRoutes } from '../../payments/recharge/recharge.rest.ts';
import { walletRoutes } from '../../payments/wallet/wallet.rest.ts';
import { answer, no } from './envelope.ts';
import { inputProblem } from './inputWords.ts';
import { languageOf } from './language.ts';
import type { RestContext } from './restContext.ts';

const WORDS = {
  badInput: { zh: '填写的信息有误，请检查', en: 'The information filled in is wrong, please check' },
  missing: { zh: '没有找到', en: 'Not found' },
  tooMany: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests; try again later' },
  tooLarge: { zh: '请求内容过大', en: 'The request is too large' },
  failed: { zh: '服务器出错了，请稍后再试', en: 'The server failed; try again later' },
  unavailable: { zh: '服务暂时不可用，请稍后再试', en: 'The service is unavailable; try again in a moment' },
  viewerChanged: {
    zh: '登录账户已变更，请刷新页面',
    en: 'Somebody else is signed in now; load the page again',
  },
  forbidden: { zh: '请求来源不被允许', en: 'Requests from there are not allowed' },
};

/** Converts an error of a REST call, or of Fastify before a route was found, to the envelope (E-06, E-07). */
export function answerRestError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  if (error instanceof InvalidInput)
    return answer(reply, 400, no(400, `${WORDS.badInput[language]}: ${inputProblem(error, language)}`));
  if (error instanceof DomainError) return answer(reply, 200, no(error.number, error.messageIn(language)));
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 429) return answer(reply, 429, no(429, WORDS.tooMany[language]));
  if (status === 413) return answer(reply, 400, no(400, WORDS.tooLarge[language]));
  if (status === 403) return answer(reply, 403, no(403, WORDS.forbidden[language]));
  if (status === 409) return answer(reply, 409, no(409, WORDS.viewerChanged[language]));
  if (typeof status === 'number' && status >= 400 && status < 500)
    return answer(reply, 400, no(400, WORDS.badInput[language]));
  if (status === 503 || isDatabaseOutage(error)) {
    noteFailure(request, 'warn', error, 'a REST call met an outage');
    if (!reply.hasHeader('retry-after')) reply.header('retry-after', OUTAGE_RETRY_SECONDS);
    return answer(reply, 503, no(503, WORDS.unavailable[language]));
  }
  noteFailure(request, 'error', error, 'a REST call failed');
  return answer(reply, 500, no(500, WORDS.failed[language]));
}

/** The REST API under `/web`: the specification's calls, and sign-in for clients without GraphQL. */
export async function restRoutes(app: FastifyInstance, context: RestContext): Promise<void> {
  app.setErrorHandler(answerRestError);
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) =>
    answer(reply, 404, no(404, WORDS.missing[languageOf(request)]));
  app.setNotFoundHandler(answerMissing);
  // All other GET requests are handled by the pages.
  app.get('/', answerMissing);
  app.get('/*', answerMissing);
  userRoutes(app, context);
  ownDataRoutes(app, context);
  avatarRoutes(app, context);
  sessionRoutes(app, context);
  marketRoutes(app, context);
  platformPriceRoutes(app, context);
  orderRoutes(app, context);
  noticeRoutes(app, context);
  walletRoutes(app, context);
  attachmentRoutes(app, context);
}

/** Webhooks of other services, outside `/web`. Responses have the format of the service, not the envelope. */
export async function notifyRoutes(app: FastifyInstance, context: Pick<RestContext, 'door'>): Promise<void> {
  paymentNotifyRoutes(app, context);
}
