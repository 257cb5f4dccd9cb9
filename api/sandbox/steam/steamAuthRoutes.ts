import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getProtoForMethod } from 'steam-session/dist/protobufs.js';
import { type Books, inBooks } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { beginSignIn, passGuard, passwordKey, takeTokens } from './steamAuth.ts';
import { SteamRejection } from './steamRejection.ts';

type Message = Record<string, unknown>;
type Answer = (books: Books, asked: Message) => Promise<Message>;

/** EAuthSessionGuardType: 1 none, 2 code by e-mail, 3 code of the device, 4 confirmation on the device. */
const confirmationsOf = {
  none: [{ confirmation_type: 1 }],
  email: [{ confirmation_type: 2, associated_message: 'example.com' }],
  device: [{ confirmation_type: 3 }, { confirmation_type: 4 }],
} as const;

const pollSeconds = 1;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function bytesText(value: unknown): string {
  return Buffer.isBuffer(value) || value instanceof Uint8Array ? Buffer.from(value).toString('base64') : '';
}

const answers: Readonly<Record<string, Answer>> = {
  GetPasswordRSAPublicKey: (books) => passwordKey(books),
  BeginAuthSessionViaCredentials: async (books, asked) => {
    // Outside a transaction, so that a wrong password is recorded although the call is rejected.
    const { session, guard } = await beginSignIn(books, {
      accountName: textOf(asked.account_name),
      encryptedPassword: textOf(asked.encrypted_password),
    });
    return {
      client_id: session.client_id,
      request_id: Buffer.from(session.request_id, 'base64'),
      interval: pollSeconds,
      allowed_confirmations: confirmationsOf[guard],
      steamid: session.steam_id,
    };
  },
  UpdateAuthSessionWithSteamGuardCode: async (books, asked) => {
    const given = {
      clientId: textOf(asked.client_id),
      code: textOf(asked.code),
      codeType: Number(asked.code_type),
    };
    await inBooks(books, (tx) => passGuard(tx, given));
    return {};
  },
  PollAuthSessionStatus: async (books, asked) => {
    const given = { clientId: textOf(asked.client_id), requestId: bytesText(asked.request_id) };
    const tokens = await inBooks(books, (tx) => takeTokens(tx, given));
    if (tokens === null) return { had_remote_interaction: false };
    return {
      refresh_token: tokens.refreshToken,
      access_token: tokens.accessToken,
      account_name: tokens.accountName,
      had_remote_interaction: false,
    };
  },
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
    sendAnswer(reply, method, await answer(books, decodeCall(method, fieldsOf(request))));
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
