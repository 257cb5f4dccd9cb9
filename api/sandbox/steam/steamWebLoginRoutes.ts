import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, inBooks } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { openTransfers, takeTransfer } from './steamWebLogin.ts';

const cookieFlags = 'Path=/; Secure; HttpOnly; SameSite=None';

/** EResult of a refresh token that Steam no longer takes. */
const accessDenied = 15;
/** EResult of a transfer that nobody began. */
const failed = 2;

function cookie(name: string, steamId: string, token: string): string {
  return `${name}=${encodeURIComponent(`${steamId}||${token}`)}; ${cookieFlags}`;
}

function finalizeRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { nonce = '', redir = '' } = fieldsOf(request);
    const opened = await inBooks(books, (tx) => openTransfers(tx, nonce));
    if (opened === null) return { success: false, error: accessDenied };
    const { steamId, transfers } = opened;
    return reply.header('set-cookie', cookie('steamRefresh_steam', steamId, nonce)).send({
      steamID: steamId,
      redir,
      transfer_info: transfers,
      primary_domain: 'steamcommunity.com',
    });
  };
}

function setTokenRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { steamID: steamId = '', nonce = '', auth = '' } = fieldsOf(request);
    const token = await takeTransfer(books, { steamId, nonce, auth });
    if (token === null) return { result: failed };
    return reply.header('set-cookie', cookie('steamLoginSecure', steamId, token)).send({ result: 1 });
  };
}

/** Simulates login.steampowered.com, and the page of each site that takes a browser's sign-in over. */
export async function steamWebLoginRoutes(
  server: FastifyInstance,
  { books }: { books: Books },
): Promise<void> {
  server.post('/jwt/finalizelogin', finalizeRoute(books));
  server.post('/login/settoken', setTokenRoute(books));
}
