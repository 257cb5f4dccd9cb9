import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, inBooks } from '../books.ts';
import { html } from '../pages/markup.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findApiKey, requestApiKey, revokeApiKey, takeApiKey } from './apiKey.ts';
import { accountOfCookie, accountOfForm } from './steamSession.ts';

/** EResults of the page: 1 done, 8 invalid, 21 not signed in, 22 waits for the confirmation. */
const results = { ok: 1, invalid: 8, notLoggedOn: 21, pending: 22 } as const;
const domainMax = 253;
const signInPage = 'https://steamcommunity.com/login/home/?goto=%2Fdev%2Fapikey';

function keyPage(key: string | null): string {
  const content =
    key === null
      ? html`<h2>Register for a new Steam Web API Key</h2>`
      : html`<h2>Your Steam Web API Key</h2><p>Key: ${key}</p>`;
  return html`<html><body><div id="bodyContents_ex">${content}</div></body></html>`.text;
}

function pageRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await accountOfCookie(books, request);
    if (account === null) return reply.redirect(signInPage, 302);
    return reply.type('text/html; charset=utf-8').send(keyPage(await findApiKey(books, account.steam_id)));
  };
}

function requestRoute(books: Books) {
  return async (request: FastifyRequest) => {
    const account = await accountOfForm(books, request);
    if (account === null) return { success: results.notLoggedOn };
    const { domain = '', request_id: requestId = '0', agreeToTerms } = fieldsOf(request);
    if (domain === '' || domain.length > domainMax || agreeToTerms !== 'true')
      return { success: results.invalid };
    return inBooks(books, async (tx) => {
      if (requestId === '0' || requestId === '') {
        const begun = await requestApiKey(tx, account.steam_id, domain);
        return { success: results.pending, requires_confirmation: 1, request_id: begun };
      }
      const key = await takeApiKey(tx, account.steam_id, requestId);
      if (key === null) return { success: results.invalid };
      if (key === 'pending')
        return { success: results.pending, requires_confirmation: 1, request_id: requestId };
      return { success: results.ok, api_key: key };
    });
  };
}

function revokeRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await accountOfForm(books, request);
    if (account === null) return reply.redirect(signInPage, 302);
    await revokeApiKey(books, account.steam_id);
    return reply.redirect('https://steamcommunity.com/dev/apikey', 302);
  };
}

/** Simulates steamcommunity.com/dev: the account's key for the Web API. */
export async function steamApiKeyRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/dev/apikey', pageRoute(books));
  server.post('/dev/requestkey', requestRoute(books));
  server.post('/dev/revokekey', revokeRoute(books));
}
