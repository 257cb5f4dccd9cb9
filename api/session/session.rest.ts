import type { FastifyInstance } from 'fastify';
import { answer, ok } from '../rest/envelope.ts';
import { flagParam, type RawParams, textParam } from '../rest/params.ts';
import type { RestContext } from '../rest/restContext.ts';
import { requestSignInCode } from './requestSignInCode.ts';
import { sessionCookies } from './sessionCookies.ts';
import { signIn } from './signIn.ts';

/** Sign-in for clients without GraphQL: `POST /web/sms-code` and `POST /web/session`. */
export function sessionRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  const { platform, sms } = door;
  app.post('/sms-code', async (request, reply) => {
    const body = bodyOf(request.body);
    const { address } = await requestOf(request, reply);
    const phone = textParam(body, 'phone', 40) ?? '';
    const resendAfter = await requestSignInCode(platform, sms, {
      phone,
      address,
      proofOfWork: textParam(body, 'proofOfWork', 64),
    });
    return answer(reply, 200, ok({ resendAfter }));
  });
  app.post('/session', async (request, reply) => {
    const body = bodyOf(request.body);
    const context = await requestOf(request, reply);
    const session = await signIn(platform, {
      phone: textParam(body, 'phone', 40) ?? '',
      code: textParam(body, 'code', 40) ?? '',
      isKept: flagParam(body, 'keepSignedIn'),
      hasAgreed: flagParam(body, 'hasAgreed'),
      address: context.address,
      userAgent: context.userAgent,
    });
    for (const cookie of sessionCookies(platform.config, session)) context.setCookie(cookie);
    return answer(reply, 200, ok({ id: session.userId }));
  });
}

function bodyOf(body: unknown): RawParams {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as RawParams) : {};
}
