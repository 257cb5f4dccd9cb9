import { SIGN_IN } from '../../http/admission/workCost.ts';
import { ok } from '../../http/rest/envelope.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { bodyShape, flagShape, param, textShape } from '../../kernel/shapes.ts';
import { requestSignInCode } from './requestCode.ts';
import { sessionCookies, visitorCookies } from './session.ts';
import { signIn } from './signIn.ts';

const config = { workOf: () => SIGN_IN };

const phone = param(textShape(40).default(''));
const codeBody = bodyShape({ phone, proofOfWork: param(textShape(64).optional()) });
const sessionBody = bodyShape({
  phone,
  code: param(textShape(40).default('')),
  keepSignedIn: flagShape,
  hasAgreed: flagShape,
});

/** Sign-in for clients without GraphQL: `POST /web/sms-code` and `POST /web/session`. */
export function sessionRoutes(app: RestApp, { services, requestOf }: RestContext): void {
  const { platform, sms } = services;
  app.post('/sms-code', { config, schema: { body: codeBody } }, async (request, reply) => {
    const { address, deviceHash, setCookie } = await requestOf(request, reply);
    const sent = await requestSignInCode(platform, sms, {
      phone: request.body.phone,
      address,
      deviceHash,
      proofOfWork: request.body.proofOfWork ?? null,
    });
    for (const cookie of visitorCookies(platform.config, sent.deviceToken)) setCookie(cookie);
    return ok({ resendAfter: sent.resendAfterSeconds });
  });
  app.post('/session', { config, schema: { body: sessionBody } }, async (request, reply) => {
    const { body } = request;
    const context = await requestOf(request, reply);
    const session = await signIn(platform, {
      phone: body.phone,
      code: body.code,
      isKept: body.keepSignedIn,
      hasAgreed: body.hasAgreed,
      address: context.address,
      userAgent: context.userAgent,
      deviceHash: context.deviceHash,
    });
    for (const cookie of sessionCookies(platform.config, session)) context.setCookie(cookie);
    return ok({ id: session.userId });
  });
}
