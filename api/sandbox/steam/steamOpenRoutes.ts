import type { FastifyInstance } from 'fastify';
import { type Books, sandboxNow, unixSeconds } from '../books.ts';

/** Addresses of Steam that are not simulated. Faults apply to them as to the others. */
const OTHERS = [
  '/I*',
  '/dev/*',
  '/id/*',
  '/inventory/*',
  '/jwt/*',
  '/login/*',
  '/market/*',
  '/mobileconf/*',
  '/profiles/*',
  '/trade/*',
  '/tradeoffer/*',
];

/** Steam's public pages, and its responses for unknown addresses. */
export async function steamOpenRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/ISteamWebAPIUtil/GetServerInfo/v1', async () => {
    const now = await sandboxNow(books);
    return { servertime: unixSeconds(now), servertimestring: now.toUTCString() };
  });
  for (const path of OTHERS)
    server.all(path, async (_request, reply) => reply.code(404).type('text/html').send('<h1>Not Found</h1>'));
}
