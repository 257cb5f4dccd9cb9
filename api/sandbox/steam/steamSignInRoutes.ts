import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, sandboxNow, unixSeconds } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findAccount } from './steamAccount.ts';
import { isKnownDevice, renewDevice } from './steamAuth.ts';
import { decodeCall, sendAnswer } from './steamAuthRoutes.ts';
import { accountOfForm } from './steamSession.ts';
import { issueToken, readToken } from './steamToken.ts';

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
    const isDue = account.renews_tokens && remaining < renewBeforeSeconds;
    const isRenewed = String(asked.renewal_type) === '1' && isDue;
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

/** Renewal of tokens, Steam's time, and the acknowledgement of trade protection. */
export async function steamSignInRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.post('/IAuthenticationService/GenerateAccessTokenForApp/v1', renewRoute(books));
  server.post('/ITwoFactorService/QueryTime/v1', queryTimeRoute(books));
  server.post('/trade/new/acknowledge', acknowledgeRoute(books));
}
