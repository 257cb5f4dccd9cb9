import type { FastifyInstance } from 'fastify';
import type { Books } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { readSandboxRate, setSandboxRate } from './rateBooks.ts';

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
