import type { FastifyInstance } from 'fastify';
import type { RestContext } from '../../http/rest/restApp.ts';
import { noteFailure } from '../../kernel/noteFailure.ts';
import { completeOrderPayment } from '../../orders/order/completeOrderPayment.ts';
import { ORDER_PAYMENT_PREFIX } from '../../orders/order/orderPayment.ts';
import { completeRecharge } from './completeRecharge.ts';
import { RECHARGE_PREFIX } from './recharge.ts';
import { recordPaymentNotify } from './recordPaymentNotify.ts';

const CONCLUDERS = {
  [RECHARGE_PREFIX]: completeRecharge,
  [ORDER_PAYMENT_PREFIX]: completeOrderPayment,
};
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * A name that occurs twice becomes a list, which the validation rejects, so that nobody can choose which value counts.
 */
function parseFields(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/**
 * POST /notify/alipay: the payment app's notifications. Returns `success` once a notification is processed for good,
 * otherwise `fail`, and nothing else.
 */
export function paymentNotifyRoutes(app: FastifyInstance, { services }: Pick<RestContext, 'services'>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseFields(String(body))),
  );
  app.setErrorHandler(async (error, request, reply) => {
    noteFailure(request, 'warn', error, 'a message of the payment app was not taken');
    return reply.code(200).type('text/plain').send('fail');
  });
  app.post('/notify/alipay', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const isHeard = await recordPaymentNotify(services.platform, services.payment, request.body, CONCLUDERS);
    return reply.type('text/plain').send(isHeard ? 'success' : 'fail');
  });
}
