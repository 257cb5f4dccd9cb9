import type { FastifyInstance } from 'fastify';
import type { Books } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';

/** A name that is not on record: the service returns 3. */
const UNKNOWN_NAME = '查无此人';

async function resultOf(books: Books, name: string, idNumber: string): Promise<'1' | '2' | '3'> {
  if (name === UNKNOWN_NAME) return '3';
  const { rows } = await books.query<{ name: string }>(
    `insert into sandbox.person (id_number, name) values ($1, $2)
     on conflict (id_number) do update set name = sandbox.person.name returning name`,
    [idNumber, name],
  );
  return rows[0]?.name === name ? '1' : '2';
}

/** Simulates the real-name verification service: POST /identity/check with name and idcard, and the application's code in a header. */
export async function identityRoutes(
  server: FastifyInstance,
  { books, appCode }: { books: Books; appCode: string },
): Promise<void> {
  server.post('/identity/check', async (request, reply) => {
    if (request.headers.authorization !== `APPCODE ${appCode}`)
      return reply.code(403).send({ code: 403, msg: 'Unauthorized' });
    const { name = '', idcard = '' } = fieldsOf(request);
    if (name === '' || !/^\d{17}[\dX]$/.test(idcard)) return { code: 400, msg: '参数错误' };
    const result = await resultOf(books, name, idcard);
    await books.query('insert into sandbox.identity_check (result) values ($1)', [result]);
    return { code: 200, msg: '成功', data: { result } };
  });
}
