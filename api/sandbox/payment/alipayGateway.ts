import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Books } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { alipayAccountLogMethods } from './alipayAccountLog.ts';
import { alipayAgreementMethods, alipayAgreementPages } from './alipayAgreement.ts';
import { type AlipayCall, type AlipayHandler, type AlipayPage, AlipayRefusal } from './alipayCall.ts';
import { alipayRefundMethods } from './alipayRefund.ts';
import { type AlipayStage, isCallSigned, signText } from './alipaySignature.ts';
import { alipayTradeMethods, alipayTradePages } from './alipayTrade.ts';
import { alipayTransferMethods } from './alipayTransfer.ts';

/** Methods of all families, each in a file of its own. */
const methods: Readonly<Record<string, AlipayHandler>> = {
  ...alipayTradeMethods,
  ...alipayAgreementMethods,
  ...alipayTransferMethods,
  ...alipayAccountLogMethods,
};
const pages: Readonly<Record<string, AlipayPage>> = { ...alipayTradePages, ...alipayAgreementPages };

function readCall(stage: AlipayStage, fields: Readonly<Record<string, string>>): AlipayCall {
  if (fields.app_id !== stage.appId) throw new AlipayRefusal('isv.invalid-app-id', '40002');
  if (!isCallSigned(stage, fields)) throw new AlipayRefusal('isv.invalid-signature', '40002');
  const content: unknown = JSON.parse(fields.biz_content ?? '{}');
  if (typeof content !== 'object' || content === null)
    throw new AlipayRefusal('isv.invalid-parameter', '40002');
  return {
    content: content as Record<string, unknown>,
    notifyUrl: fields.notify_url ?? null,
    returnUrl: fields.return_url ?? null,
  };
}

/** A response in the app's format. The text between the braces is what is signed. */
export function alipayAnswer(stage: AlipayStage, method: string, body: Record<string, unknown>): string {
  const text = JSON.stringify(body);
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signText(stage, text)}"}`;
}

/** A rejection in the app's format. */
export function alipayRefusal(stage: AlipayStage, method: string, { code, subCode }: AlipayRefusal): string {
  const msg =
    code === '40004'
      ? 'Business Failed'
      : code === '20000'
        ? 'Service Currently Unavailable'
        : 'Invalid Arguments';
  return alipayAnswer(stage, method, { code, msg, sub_code: subCode, sub_msg: subCode });
}

async function play(books: Books, stage: AlipayStage, request: FastifyRequest, reply: FastifyReply) {
  const fields = fieldsOf(request);
  const method = fields.method ?? '';
  try {
    const call = readCall(stage, fields);
    const page = pages[method];
    if (page) return reply.redirect(await page(books, call), 302);
    const handler = methods[method] ?? alipayRefundMethods(stage)[method];
    if (!handler) throw new AlipayRefusal('isv.invalid-method', '40002');
    const answer = await handler(books, call);
    return reply.send(alipayAnswer(stage, method, { code: '10000', msg: 'Success', ...answer }));
  } catch (error) {
    if (!(error instanceof AlipayRefusal)) throw error;
    return reply.send(alipayRefusal(stage, method, error));
  }
}

/** Alipay's single address, `/gateway.do`: checks the caller's signature, simulates the method, and signs the response. */
export async function alipayGateway(
  server: FastifyInstance,
  { books, stage }: { books: Books; stage: AlipayStage },
): Promise<void> {
  server.route({
    url: '/gateway.do',
    method: ['GET', 'POST'],
    handler: (request, reply) => {
      reply.type('text/html;charset=utf-8');
      return play(books, stage, request, reply);
    },
  });
}
