import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getProtoForMethod } from 'steam-session/dist/protobufs.js';
import { type Books, type BooksReader, inBooks } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import {
  answerSignIn,
  beginQrSignIn,
  challengeUrlOf,
  isSignedByApp,
  renewCode,
  showSignIn,
} from './appSignIn.ts';
import type { SteamAccountRow } from './steamAccount.ts';
import { beginSignIn, passGuard, passwordKey, type SignInDevice, takeTokens } from './steamAuth.ts';
import { SteamRejection } from './steamRejection.ts';
import { accountOfAppToken } from './steamSession.ts';
import { platforms } from './steamToken.ts';

type Message = Record<string, unknown>;
type Answer = (books: Books, asked: Message, request: FastifyRequest) => Promise<Message>;

/** EAuthSessionGuardType: 1 none, 2 code by e-mail, 3 code of the device, 4 confirmation on the device. */
const confirmationsOf = {
  none: [{ confirmation_type: 1 }],
  email: [{ confirmation_type: 2, associated_message: 'example.com' }],
  device: [{ confirmation_type: 3 }, { confirmation_type: 4 }],
} as const;
const confirmedByApp = [{ confirmation_type: 4 }];

const pollSeconds = 1;
const deviceNameMax = 64;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function bytesOf(value: unknown): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}

/** The device that asks for a sign-in; the Steam app if it does not say. */
function deviceOf(asked: Message): SignInDevice {
  const details = (asked.device_details ?? {}) as Message;
  const platform = Number(details.platform_type || asked.platform_type);
  const known = Object.values(platforms).find((each) => each === platform) ?? platforms.mobileApp;
  const name = textOf(details.device_friendly_name) || textOf(asked.device_friendly_name);
  return { platform: known, deviceName: name.replaceAll('\0', '').slice(0, deviceNameMax) };
}

async function beginByPassword(books: Books, asked: Message): Promise<Message> {
  // Outside a transaction, so that a wrong password is recorded although the call is rejected.
  const begun = await beginSignIn(books, {
    accountName: textOf(asked.account_name),
    encryptedPassword: textOf(asked.encrypted_password),
    device: deviceOf(asked),
  });
  return {
    client_id: begun.clientId,
    request_id: Buffer.from(begun.requestId, 'base64'),
    interval: pollSeconds,
    allowed_confirmations: confirmationsOf[begun.guard],
    steamid: begun.steamId,
  };
}

async function beginByQr(books: Books, asked: Message): Promise<Message> {
  const begun = await beginQrSignIn(books, deviceOf(asked));
  return {
    client_id: begun.clientId,
    challenge_url: challengeUrlOf(begun.clientId),
    request_id: Buffer.from(begun.requestId, 'base64'),
    interval: pollSeconds,
    allowed_confirmations: confirmedByApp,
    version: begun.version,
  };
}

async function poll(tx: BooksReader, asked: Message): Promise<Message> {
  const requestId = Buffer.from(bytesOf(asked.request_id)).toString('base64');
  const taken = await takeTokens(tx, { clientId: textOf(asked.client_id), requestId });
  if (taken.refreshToken !== null) {
    return {
      refresh_token: taken.refreshToken,
      access_token: taken.accessToken,
      account_name: taken.accountName,
      had_remote_interaction: false,
    };
  }
  const clientId = await renewCode(tx, taken.session);
  return {
    ...(clientId !== null && { new_client_id: clientId, new_challenge_url: challengeUrlOf(clientId) }),
    had_remote_interaction: taken.session.is_seen,
  };
}

async function appAccount(books: Books, request: FastifyRequest): Promise<SteamAccountRow> {
  const account = await accountOfAppToken(books, request);
  if (account === null) throw new SteamRejection(15, 'AccessDenied');
  return account;
}

async function signInInfo(books: Books, asked: Message, request: FastifyRequest): Promise<Message> {
  const { steam_id } = await appAccount(books, request);
  const session = await showSignIn(books, steam_id, textOf(asked.client_id));
  return {
    ip: '127.0.0.1',
    platform_type: session.platform,
    device_friendly_name: session.device_name,
    version: session.version,
    requested_persistence: 1,
  };
}

async function answerByApp(books: Books, asked: Message, request: FastifyRequest): Promise<Message> {
  const account = await appAccount(books, request);
  const clientId = textOf(asked.client_id);
  const signed = { version: Number(asked.version), clientId, signature: bytesOf(asked.signature) };
  if (asked.steamid !== account.steam_id || !isSignedByApp(account, signed))
    throw new SteamRejection(15, 'AccessDenied');
  const answer = { steamId: account.steam_id, clientId, isApproved: asked.confirm === true };
  await inBooks(books, (tx) => answerSignIn(tx, answer));
  return {};
}

const answers: Readonly<Record<string, Answer>> = {
  GetPasswordRSAPublicKey: (books) => passwordKey(books),
  BeginAuthSessionViaCredentials: beginByPassword,
  BeginAuthSessionViaQR: beginByQr,
  UpdateAuthSessionWithSteamGuardCode: async (books, asked) => {
    const given = {
      clientId: textOf(asked.client_id),
      code: textOf(asked.code),
      codeType: Number(asked.code_type),
    };
    await inBooks(books, (tx) => passGuard(tx, given));
    return {};
  },
  PollAuthSessionStatus: (books, asked) => inBooks(books, (tx) => poll(tx, asked)),
  GetAuthSessionInfo: signInInfo,
  UpdateAuthSessionWithMobileConfirmation: answerByApp,
};

/** Decodes a call's protobuf. Invalid data is rejected as by Steam, 8 InvalidParam. */
export function decodeCall(method: string, fields: Record<string, string>): Message {
  const { request } = getProtoForMethod('Authentication', method);
  try {
    const bytes = Buffer.from(fields.input_protobuf_encoded ?? '', 'base64');
    return request.toObject(request.decode(bytes), { longs: String, defaults: true }) as Message;
  } catch {
    throw new SteamRejection(8, 'InvalidParam');
  }
}

/** Sends a protobuf marked as success. */
export function sendAnswer(reply: FastifyReply, method: string, message: Message): FastifyReply {
  const { response } = getProtoForMethod('Authentication', method);
  const bytes = Buffer.from(response.encode(response.fromObject(message)).finish());
  return reply.header('x-eresult', '1').type('application/octet-stream').send(bytes);
}

function route(books: Books, method: string, answer: Answer) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    sendAnswer(reply, method, await answer(books, decodeCall(method, fieldsOf(request)), request));
}

/**
 * Simulates api.steampowered.com/IAuthenticationService over protobuf. A rejection is HTTP 200 with its number in `X-eresult`, as on Steam.
 */
export async function steamAuthRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof SteamRejection)) throw error;
    return reply
      .header('x-eresult', String(error.code))
      .header('x-error_message', error.message)
      .type('application/octet-stream')
      .send(Buffer.alloc(0));
  });
  for (const [method, answer] of Object.entries(answers)) {
    const call = { url: `/IAuthenticationService/${method}/v1`, handler: route(books, method, answer) };
    server.route({ ...call, method: method === 'GetPasswordRSAPublicKey' ? 'GET' : 'POST' });
  }
}
