import type { FastifyInstance } from 'fastify';
import { type Books, sandboxNow, unixSeconds } from '../books.ts';
import { readSandboxRate } from './rateBooks.ts';

/** Simulates an exchange-rate service in the format of the open ones: GET /v6/latest/USD returns the rates of the dollar. */
export async function rateSandbox(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/v6/latest/USD', async () => ({
    result: 'success',
    time_last_update_unix: unixSeconds(await sandboxNow(books)),
    base_code: 'USD',
    rates: { USD: 1, CNY: await readSandboxRate(books), EUR: 0.92, JPY: 149.2 },
  }));
}
