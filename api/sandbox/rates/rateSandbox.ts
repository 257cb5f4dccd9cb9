import type { FastifyInstance } from 'fastify';
import { type Books, sandboxNow, unixSeconds } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';

const SETTING = 'cny per usd';
const FIRST_RATE = '7.1284';

/** Reads the simulated price of a dollar in yuan. */
export async function readSandboxRate(books: Books): Promise<number> {
  const { rows } = await books.query<{ value: string }>('select value from sandbox.setting where name = $1', [
    SETTING,
  ]);
  return Number(rows[0]?.value ?? FIRST_RATE);
}

/** Sets the simulated rate. Any value is accepted, for simulating a wrong one. */
export async function setSandboxRate(books: Books, cnyPerUsd: string): Promise<void> {
  await books.query(
    'insert into sandbox.setting values ($1, $2) on conflict (name) do update set value = excluded.value',
    [SETTING, cnyPerUsd],
  );
}

/** Reads and sets the simulated exchange rate: GET and POST /sandbox/rate with `cnyPerUsd`. */
export async function rateControl(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/sandbox/rate', async () => ({ cnyPerUsd: await readSandboxRate(books) }));
  server.post('/sandbox/rate', async (request, reply) => {
    const given = fieldsOf(request).cnyPerUsd ?? '';
    if (!/^-?\d{1,9}(\.\d{1,9})?$/.test(given)) return reply.code(400).send({ error: 'cnyPerUsd' });
    await setSandboxRate(books, given);
    return { ok: true };
  });
}

/** Simulates an exchange-rate service in the format of the open ones: GET /v6/latest/USD returns the rates of the dollar. */
export async function rateSandbox(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/v6/latest/USD', async () => ({
    result: 'success',
    time_last_update_unix: unixSeconds(await sandboxNow(books)),
    base_code: 'USD',
    rates: { USD: 1, CNY: await readSandboxRate(books), EUR: 0.92, JPY: 149.2 },
  }));
}
