import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Books, inBooks } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { endAgreement, findAgreement, signAgreement } from './alipayAgreement.ts';
import { listNotifies, signedNotify } from './alipayNotify.ts';
import { namedPayer } from './alipayPayer.ts';
import type { AlipayStage } from './alipaySignature.ts';
import { findAlipayTrade, payTrade } from './alipayTrade.ts';

type NumberRequest = FastifyRequest<{ Params: { number: string } }>;

const notFound = { error: 'not found' };

/** Controls of the payment app, by the merchant's numbers: pay a trade, sign an agreement, read notifications about one. */
export async function alipayControl(
  server: FastifyInstance,
  { books, stage }: { books: Books; stage: AlipayStage },
): Promise<void> {
  server.post('/sandbox/alipay/trades/:number/pay', async (request: NumberRequest, reply) => {
    const fate = fieldsOf(request).notify === 'lost' ? 'lost' : 'sent';
    const isPaid = await inBooks(books, async (tx) => {
      const trade = await findAlipayTrade(tx, { outTradeNo: request.params.number });
      if (!trade) return null;
      const payer = namedPayer(request, trade.trade_no);
      return payTrade(tx, trade.trade_no, { sellerId: stage.sellerId, payer, fate });
    });
    return isPaid === null ? reply.code(404).send(notFound) : { isPaid };
  });
  server.post('/sandbox/alipay/agreements/:number/sign', async (request: NumberRequest, reply) => {
    const isEnterprise = fieldsOf(request).as !== 'person';
    const isSigned = await inBooks(books, async (tx) => {
      const agreement = await findAgreement(tx, { externalNo: request.params.number });
      if (!agreement) return null;
      const signer = namedPayer(request, agreement.agreement_no);
      return signAgreement(tx, agreement.agreement_no, { signer, isEnterprise });
    });
    return isSigned === null ? reply.code(404).send(notFound) : { isSigned };
  });
  server.post('/sandbox/alipay/agreements/:number/unsign', async (request: NumberRequest, reply) => {
    const isEnded = await inBooks(books, async (tx) => {
      const agreement = await findAgreement(tx, { externalNo: request.params.number });
      return agreement && endAgreement(tx, agreement);
    });
    return isEnded === null ? reply.code(404).send(notFound) : { isEnded };
  });
  server.get('/sandbox/alipay/notifies/:number', async (request: NumberRequest) => {
    const rows = await listNotifies(books, request.params.number);
    return {
      notifies: rows.map((row) => ({
        signed: signedNotify(stage, row),
        tries: row.tries,
        isHeard: row.heard_at !== null,
      })),
    };
  });
}
