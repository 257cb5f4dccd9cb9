import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, sandboxNow } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { isAcsSignatureGood } from '../steam/acsSignature.ts';

/** An Aliyun access key pair. */
export interface SmsKeys {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

const phoneShape = /^\+?\d{5,20}$/;

async function storeSms(books: Books, fields: Record<string, string>): Promise<string> {
  const now = await sandboxNow(books);
  const bizId = `${Math.floor(Math.random() * 1e15)}^0`;
  await books.query(
    `insert into sandbox.sms (phone, sign_name, template_code, template_param, biz_id, sent_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      fields.PhoneNumbers,
      fields.SignName ?? '',
      fields.TemplateCode ?? '',
      fields.TemplateParam ?? '{}',
      bizId,
      now,
    ],
  );
  return bizId;
}

function sendRoute(books: Books, keys: SmsKeys) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const requestId = crypto.randomUUID().toUpperCase();
    const signed = {
      method: 'POST',
      path: '/',
      query: request.query as Record<string, string>,
      headers: request.headers as Record<string, string | undefined>,
    };
    if (!isAcsSignatureGood(signed, keys)) {
      const refusal = { Code: 'SignatureDoesNotMatch', Message: 'Specified signature is not matched.' };
      return reply.code(400).send({ ...refusal, RequestId: requestId, HostId: request.headers.host });
    }
    const action = request.headers['x-acs-action'];
    if (action === 'QuerySmsTemplate')
      return { Code: 'OK', Message: 'OK', TemplateStatus: 1, RequestId: requestId };
    if (action !== 'SendSms') {
      return reply
        .code(404)
        .send({ Code: 'InvalidAction.NotFound', Message: 'Not found.', RequestId: requestId });
    }
    const fields = fieldsOf(request);
    if (!phoneShape.test(fields.PhoneNumbers ?? '')) {
      return { Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: 'invalid mobile number', RequestId: requestId };
    }
    const bizId = await storeSms(books, fields);
    return { Code: 'OK', Message: 'OK', BizId: bizId, RequestId: requestId };
  };
}

/** Simulates Aliyun Dysms, actions SendSms and QuerySmsTemplate, as its SDK calls it: POST / with the action in a header and a V3 signature. */
export async function smsRoutes(
  server: FastifyInstance,
  { books, keys }: { books: Books; keys: SmsKeys },
): Promise<void> {
  server.post('/', sendRoute(books, keys));
}
