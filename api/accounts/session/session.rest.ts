import type { FastifyInstance } from 'fastify';
import { SIGN_IN } from '../../http/admission/workCost.ts';
import { answer, ok } from '../../http/rest/envelope.ts';
import { flagParam, type RawParams, textParam } from '../../http/rest/params.ts';
import type { RestContext } from '../../http/rest/restContext.ts';
import { requestSignInCode } from './requestCode.ts';
import { sessionCookies, visitorCookies } from './session.ts';
import { signIn } from './signIn.ts';

const config = { workOf: () => SIGN_IN };

/** Sign-in for clients without GraphQL: `POST /web/sms-code` and `POST /web/session`. */
export function sessionRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  const { platform, sms } = door;
  app.post('/sms-code', { config }, async (request, reply) => {
    const body = bodyOf(request.body);
    const { address, deviceHash, setCookie } = await requestOf(request, reply);
    const phone = textParam(body, 'phone', 40) ?? '';
    const sent = await requestSignInCode(platform, sms, {
      phone,
      address,
      deviceHash,
      proofOfWork: textParam(body, 'proofOfWork', 64),
    });
    for (const cookie of visitorCookies(platform.config, sent.deviceToken)) setCookie(cookie);
    return answer(reply, 200, ok({ resendAfter: sent.resendAfterSeconds }));
  });
  app.post('/session', { config }, async (request, reply) => {
    const body = bodyOf(request.body);
    const context = await requestOf(request, reply);
    const session = await signIn(platform, {
      phone: textParam(body, 'phone', 40) ?? '',
      code: textParam(body, 'code', 40) ?? '',
      isKept: flagParam(body, 'keepSignedIn'),
      hasAgreed: flagParam(body, 'hasAgreed'),
      address: context.address,
      userAgent: context.userAgent,
      deviceHash: context.deviceHash,
    });
    for (const cookie of sessionCookies(platform.config, session)) context.setCookie(cookie);
    return answer(reply, 200, ok({ id: session.userId }));
  });
}

function bodyOf(body: unknown): RawParams {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as RawParams) : {};
}
