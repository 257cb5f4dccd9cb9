import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '../../kernel/databaseOutage.ts';
import { REQUEST_ID } from '../../kernel/log.ts';
import { noteFailure } from '../../kernel/noteFailure.ts';
import { OpenPlatformClosed } from '../../partners/openApi/open.errors.ts';
import { limitHeaders, PartnerLimitReached } from '../admission/partnerLimit.ts';
import { UNAVAILABLE } from './resultErrors.ts';

const CODES: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  409: 'VIEWER_CHANGED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: UNAVAILABLE.code,
};

/** The caller disconnected while sending its body: no one reads the response, and it is not a server error. */
const CUT_OFF = 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends an error that occurred before a GraphQL document was executed, in GraphQL's own format (E-06). */
export function answerHttpError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PartnerLimitReached)
    reply.headers(limitHeaders(error.state)).header('retry-after', error.retryAfterSeconds);
  const isOutage = isDatabaseOutage(error);
  const failure = error as { statusCode?: number; code?: string; message: string };
  const given = failure.statusCode ?? (failure.code === CUT_OFF ? 400 : 500);
  const statusCode = isOutage ? 503 : given;
  const message = isOutage ? UNAVAILABLE.message : failure.message;
  const isOurs = statusCode >= 500 && CODES[statusCode] === undefined;
  if (statusCode === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', OUTAGE_RETRY_SECONDS);
  if (isOurs || isOutage) noteFailure(request, 'error', error, 'a GraphQL request failed');
  const known = error instanceof OpenPlatformClosed ? 'OPEN_PLATFORM_CLOSED' : CODES[statusCode];
  const code = known ?? (isOurs ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST');
  const errors = [
    { message: isOurs ? 'Unexpected error.' : message, extensions: { code, [REQUEST_ID]: request.id } },
  ];
  return reply.code(statusCode).header('cache-control', 'no-store').send({ errors });
}
