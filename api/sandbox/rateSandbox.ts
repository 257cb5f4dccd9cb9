import type { FastifyInstance } from 'fastify';
import { type Books, sandboxNow, unixSeconds } from './books.ts';
import { fieldsOf } from './sandboxServer.ts';

const SETTING = 'cny per usd';
const FIRST_RATE = '7.1284';

async function readRate(books: Books): Promise<number> {
  const { rows } = await books.query<{ value: string }>('select value from sandbox.setting where name = $1', [
    SETTING,
  ]);
  return Number(rows[0]?.value ?? FIRST_RATE);
}

/**
 * Plays the exchange-rate service in the shape of the open ones: GET /v6/latest/USD answers the rates of the dollar. The yuan's rate is
 * set by POST /sandbox/rate with `cnyPerUsd`; faults apply as to every other path.
 */
export async function rateSandbox(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/v6/latest/USD', async () => ({
    result: 'success',
    time_last_update_unix: unixSeconds(await sandboxNow(books)),
    base_code: 'USD',
    rates: { USD: 1, CNY: await readRate(books), EUR: 0.92, JPY: 149.2 },
  }));
  server.get('/sandbox/rate', async () => ({ cnyPerUsd: await readRate(books) }));
  server.post('/sandbox/rate', async (request, reply) => {
    const given = fieldsOf(request).cnyPerUsd ?? '';
    // A lying service is one of its parts, so any number goes.
    if (!/^-?\d{1,9}(\.\d{1,9})?$/.test(given)) return reply.code(400).send({ error: 'cnyPerUsd' });
    await books.query(
      'insert into sandbox.setting values ($1, $2) on conflict (name) do update set value = excluded.value',
      [SETTING, given],
    );
    return { ok: true };
  });
}
