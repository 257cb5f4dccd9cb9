import type { FastifyInstance } from 'fastify';
import type { Books } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';

const STATUSES = new Set(['SUCCESS', 'WAIT_PAY', 'DEALING', 'FAIL', 'CLOSED', 'REFUND']);

/** Lists transfers, and changes one manually: GET and POST /sandbox/transfers with `outBizNo`, `status` and `errorCode`. */
export async function alipayTransferControl(
  server: FastifyInstance,
  { books }: { books: Books },
): Promise<void> {
  server.get('/sandbox/transfers', async () => {
    const { rows } = await books.query(
      `select out_biz_no as "outBizNo", cents::text, payee_identity as "payeeIdentity", status, error_code as "errorCode",
         created_at as "createdAt" from sandbox.alipay_transfer order by order_id desc limit 200`,
    );
    return { transfers: rows };
  });
  server.post('/sandbox/transfers', async (request, reply) => {
    const { outBizNo = '', status = '', errorCode = null } = fieldsOf(request);
    if (!STATUSES.has(status)) return reply.code(400).send({ error: 'status' });
    const { rowCount } = await books.query(
      'update sandbox.alipay_transfer set status = $2, error_code = $3 where out_biz_no = $1',
      [outBizNo, status, errorCode],
    );
    return rowCount === 1 ? { ok: true } : reply.code(404).send({ error: 'outBizNo' });
  });
}
