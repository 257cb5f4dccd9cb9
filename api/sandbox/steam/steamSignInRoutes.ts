import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, sandboxNow, unixSeconds } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findAccount, newTradeToken, type SteamAccountRow, steamIdOf, tradeUrlOf } from './steamAccount.ts';
import { isKnownDevice, renewDevice } from './steamAuth.ts';
import { decodeCall, sendAnswer } from './steamAuthRoutes.ts';
import { accountOfCookie, accountOfForm } from './steamSession.ts';
import { issueToken, readToken } from './steamToken.ts';

const community = 'https://steamcommunity.com';
const renewBeforeSeconds = 30 * 86_400;

const renewMethod = 'GenerateAccessTokenForApp';

/** The app sends a form and receives JSON; `steam-session` sends and receives protobuf. */
function renewRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const given = fieldsOf(request);
    const isProtobuf = given.input_protobuf_encoded !== undefined;
    const asked: Record<string, unknown> = isProtobuf ? decodeCall(renewMethod, given) : given;
    const refreshToken = String(asked.refresh_token ?? '');
    const account = await findAccount(books, String(asked.steamid ?? ''));
    const claims = await readToken(books, refreshToken, 'refresh');
    // Tokens of a browser and of the Steam client are renewed elsewhere (steam-session, since 2025-04-30).
    const isOfApp = claims?.aud.includes('mobile') === true;
    if (account === null || !isOfApp || !(await isKnownDevice(books, account, refreshToken))) {
      return reply.header('x-eresult', '15').send(isProtobuf ? '' : { response: {} });
    }
    const remaining = claims.exp - unixSeconds(await sandboxNow(books));
    const isRenewed = String(asked.renewal_type) === '1' && remaining < renewBeforeSeconds;
    const response = {
      access_token: await issueToken(books, account.steam_id, 'access'),
      ...(isRenewed && { refresh_token: await renewDevice(books, account, refreshToken) }),
    };
    if (isProtobuf) return sendAnswer(reply, renewMethod, response);
    return reply.header('x-eresult', '1').send({ response });
  };
}

function queryTimeRoute(books: Books) {
  return async () => {
    const serverTime = String(unixSeconds(await sandboxNow(books)));
    return { response: { server_time: serverTime, skew_tolerance_seconds: '60', large_time_jink: '86400' } };
  };
}

function myRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await accountOfCookie(books, request);
    const target = account === null ? '/login/home/?goto=%2Fmy' : `${profileOf(account)}/`;
    return reply.redirect(`${community}${target}`, 302);
  };
}

/** Path of an account's profile, as Steam writes it in every address. */
function profileOf({ steam_id, custom_url }: SteamAccountRow): string {
  return custom_url === null ? `/profiles/${steam_id}` : `/id/${custom_url}`;
}

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** Leads a page of the account's own profile to the address that Steam uses for it. Null if the request is there. */
function movedTo(request: PageRequest, account: SteamAccountRow, page: string): string | null {
  const profile = profileOf(account);
  return request.url.startsWith(`${profile}/`) ? null : `${community}${profile}${page}`;
}

function isOwn({ url, params }: PageRequest, account: SteamAccountRow | null): account is SteamAccountRow {
  if (account === null) return false;
  return url.startsWith('/id/') ? params.id === account.custom_url : params.id === account.steam_id;
}

function privacyRoute(books: Books) {
  return async (request: PageRequest, reply: FastifyReply) => {
    const account = await accountOfCookie(books, request);
    if (!isOwn(request, account)) return reply.redirect(`${community}/login/home/`, 302);
    const moved = movedTo(request, account, '/tradeoffers/privacy');
    if (moved) return reply.redirect(moved, 302);
    const url = tradeUrlOf({ steamId: account.steam_id, tradeToken: account.trade_token });
    const html = `<input id="trade_offer_access_url" readonly value="${url.replace('&', '&amp;')}">`;
    return reply.type('text/html').send(html);
  };
}

function newTradeUrlRoute(books: Books) {
  return async (request: PageRequest, reply: FastifyReply) => {
    const account = await accountOfForm(books, request);
    if (!isOwn(request, account)) return reply.code(401).send(null);
    // A redirected form loses its fields, and nothing is made.
    const moved = movedTo(request, account, '/tradeoffers/privacy');
    if (moved) return reply.redirect(moved, 302);
    const token = newTradeToken();
    await books.query('update sandbox.steam_account set trade_token = $2 where steam_id = $1', [
      account.steam_id,
      token,
    ]);
    return reply.type('application/json').send(JSON.stringify(token));
  };
}

function acknowledgeRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await accountOfForm(books, request);
    if (account === null) return reply.code(401).send(null);
    await books.query(
      'update sandbox.steam_account set has_acknowledged_protection = true where steam_id = $1',
      [account.steam_id],
    );
    return { success: 1 };
  };
}

function miniProfileRoute(books: Books) {
  return async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const account = await findAccount(books, steamIdOf(Number(request.params.id)));
    return account === null ? {} : { level: 10, persona_name: account.persona_name, avatar_url: '' };
  };
}

/** Sign-in, time, and the pages of the signed-in account. */
export async function steamSignInRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.post('/IAuthenticationService/GenerateAccessTokenForApp/v1', renewRoute(books));
  server.post('/ITwoFactorService/QueryTime/v1', queryTimeRoute(books));
  server.get('/miniprofile/:id(^\\d{1,10}$)/json', miniProfileRoute(books));
  server.get('/my', myRoute(books));
  for (const kind of ['profiles', 'id']) {
    server.get(`/${kind}/:id/tradeoffers/privacy`, privacyRoute(books));
    server.post(`/${kind}/:id/tradeoffers/newtradeurl`, newTradeUrlRoute(books));
  }
  server.post('/trade/new/acknowledge', acknowledgeRoute(books));
}
