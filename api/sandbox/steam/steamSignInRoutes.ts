import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, sandboxNow, unixSeconds } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findAccount, newTradeToken, signIn, steamIdOf, tradeUrlOf } from './steamAccount.ts';
import { isKnownDevice } from './steamAuth.ts';
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
    if (account === null || claims === null || !(await isKnownDevice(books, account, refreshToken))) {
      return reply.header('x-eresult', '15').send(isProtobuf ? '' : { response: {} });
    }
    const remaining = claims.exp - unixSeconds(await sandboxNow(books));
    const isRenewed = String(asked.renewal_type) === '1' && remaining < renewBeforeSeconds;
    const response = {
      access_token: await issueToken(books, account.steam_id, 'access'),
      ...(isRenewed && { refresh_token: await signIn(books, account.steam_id) }),
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
    const target = account === null ? '/login/home/?goto=%2Fmy' : `/profiles/${account.steam_id}/`;
    return reply.redirect(`${community}${target}`, 302);
  };
}

function privacyRoute(books: Books) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const account = await accountOfCookie(books, request);
    if (account?.steam_id !== request.params.id) return reply.redirect(`${community}/login/home/`, 302);
    const url = tradeUrlOf({ steamId: account.steam_id, tradeToken: account.trade_token });
    const html = `<input id="trade_offer_access_url" readonly value="${url.replace('&', '&amp;')}">`;
    return reply.type('text/html').send(html);
  };
}

function newTradeUrlRoute(books: Books) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const account = await accountOfForm(books, request);
    if (account?.steam_id !== request.params.id) return reply.code(401).send(null);
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
  server.get('/profiles/:id/tradeoffers/privacy', privacyRoute(books));
  server.post('/profiles/:id/tradeoffers/newtradeurl', newTradeUrlRoute(books));
  server.post('/trade/new/acknowledge', acknowledgeRoute(books));
}
