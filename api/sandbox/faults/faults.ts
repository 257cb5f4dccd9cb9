import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Books } from '../books.ts';
import { rewriteOffers } from '../steam/faultyOffers.ts';
import { type FaultAnswer, faultAnswerOf, putOnReply } from './faultAnswers.ts';
import { type FaultKind, type FaultRow, type FaultyCall, takeFault } from './faultSwitch.ts';

/** Marks the second run of a call that takes effect twice. The value is random, so that no client can send it. */
const againHeader = 'x-sandbox-again';
const againToken = crypto.randomUUID();

const kindsOfCalls: readonly FaultKind[] = [
  'status',
  'refusal',
  'empty',
  'html',
  'nothing',
  'edge',
  'signIn',
  'null',
  'none',
  'hollow',
  'broken',
  'trickle',
  'unacknowledged',
  'timeout',
  'cut',
  'slow',
  'late',
];
/** Only a call that changes something can take effect twice. */
const kindsOfPosts: readonly FaultKind[] = [...kindsOfCalls, 'twice'];

/** The accounts of a call: from its cookie, its tokens, its path, or the field `steamid`. */
function steamIdsOf(request: FastifyRequest): string[] {
  const fields = { ...(request.query as object), ...(request.body as object | null) } as Record<
    string,
    unknown
  >;
  const tokens = [fields.access_token, fields.refresh_token].map((token) =>
    Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  const places = [request.headers.cookie, fields.steamid, request.url.split('?')[0], ...tokens];
  return places.flatMap((place) => String(place).match(/(?<!\d)7656119\d{10}(?!\d)/g) ?? []);
}

/** Formats the response of a fault for one service. */
export type SpeakFault = (fault: FaultRow, request: FastifyRequest) => FaultAnswer;

/** Waits as the fault requires. A timeout without a delay lasts until the client disconnects. */
async function delay(fault: FaultRow, request: FastifyRequest): Promise<void> {
  if (fault.delay_ms !== null) return wait(fault.delay_ms, undefined, { ref: false });
  const { socket } = request.raw;
  if (fault.kind !== 'timeout' || socket.destroyed) return;
  await new Promise((resolve) => socket.once('close', resolve));
}

async function failAtOnce(fault: FaultRow, speak: SpeakFault, request: FastifyRequest, reply: FastifyReply) {
  await delay(fault, request);
  if (fault.kind === 'cut' || request.raw.socket.destroyed) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  const answer = speak(fault, request);
  putOnReply(reply, answer);
  await reply.send(answer.body);
}

function bodyOf(request: FastifyRequest): string {
  const isJson = request.headers['content-type']?.includes('json') === true;
  if (isJson) return JSON.stringify(request.body);
  return new URLSearchParams((request.body ?? {}) as Record<string, string>).toString();
}

async function runBefore(server: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = request.headers;
  await server.inject({
    method: 'POST',
    url: request.url,
    headers: { ...headers, [againHeader]: againToken },
    ...(request.body !== undefined && { payload: bodyOf(request) }),
  });
}

/** Kinds that let the call be carried out and spoil how its own response arrives. */
const kindsOfDelivery: ReadonlySet<FaultKind> = new Set(['slow', 'broken', 'trickle']);
const piecesMax = 10;

/** A body that comes in pieces, `delayMs` in all, or stops in its middle. */
async function* inPieces(payload: string | Buffer, fault: FaultRow): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(payload);
  const size = Math.max(1, Math.ceil(bytes.length / piecesMax));
  for (let start = 0; start < bytes.length; start += size) {
    if (fault.kind === 'broken' && start * 2 >= bytes.length) throw new Error('broken by a fault');
    yield bytes.subarray(start, start + size);
    if (fault.kind === 'trickle')
      await wait((fault.delay_ms ?? 1_000) / piecesMax, undefined, { ref: false });
  }
}

/** Makes Steam ask for the acknowledgement of trade protection again. */
async function forgetAcknowledgements(books: Books, request: FastifyRequest): Promise<void> {
  await books.query(
    'update sandbox.steam_account set has_acknowledged_protection = false where steam_id = any($1)',
    [steamIdsOf(request)],
  );
}

/** Applies faults that replace or delay the response. */
function spoilCalls(server: FastifyInstance, books: Books, service: string, speak: SpeakFault): void {
  const spoiling = new WeakMap<FastifyRequest, FaultRow>();
  server.addHook('preHandler', async (request, reply) => {
    if (request.headers[againHeader] === againToken) return;
    const call = { service, url: request.url, steamIds: steamIdsOf(request), offerIds: null };
    const fault = await takeFault(books, call, request.method === 'POST' ? kindsOfPosts : kindsOfCalls);
    if (fault === null) return;
    if (fault.kind === 'late') await delay(fault, request);
    else if (fault.kind === 'twice') await runBefore(server, request);
    else if (fault.kind === 'unacknowledged') await forgetAcknowledgements(books, request);
    else if (kindsOfDelivery.has(fault.kind) || fault.with_effect) spoiling.set(request, fault);
    else await failAtOnce(fault, speak, request, reply);
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const fault = spoiling.get(request);
    if (fault === undefined) return payload;
    if (fault.kind === 'broken' || fault.kind === 'trickle') {
      if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
      reply.header('content-length', Buffer.byteLength(payload));
      return Readable.from(inPieces(payload, fault), { objectMode: false });
    }
    await delay(fault, request);
    if (fault.kind === 'slow') return payload;
    if (fault.kind === 'cut') request.raw.socket.destroy();
    const answer = speak(fault, request);
    putOnReply(reply, answer);
    return answer.body;
  });
}

function withoutProperties(payload: unknown): unknown {
  const { asset_properties: _, ...rest } = payload as { asset_properties?: unknown };
  return rest;
}

/** QueryTime as a Steam whose clock is ahead answers it. */
function inWrongTime(payload: unknown, fault: FaultRow | null): unknown {
  const { response } = payload as { response: { server_time: string } };
  if (fault === null) return payload;
  const ahead = Math.round((fault.delay_ms ?? 300_000) / 1_000);
  return { response: { ...response, server_time: String(Number(response.server_time) + ahead) } };
}

/** Applies faults that change the rows or the time in a response. */
function spoilContent(server: FastifyInstance, books: Books, service: string): void {
  server.addHook('preSerialization', async (request, _reply, payload) => {
    const take = (offerIds: readonly string[], kinds: readonly FaultKind[]) => {
      const call: FaultyCall = { service, url: request.url, steamIds: steamIdsOf(request), offerIds };
      return takeFault(books, call, kinds);
    };
    const isInventory =
      request.url.startsWith('/inventory/') && !/[?&]raw_asset_properties=1\b/.test(request.url);
    if (isInventory && (await take([], ['unasked']))) return withoutProperties(payload);
    if (request.url.includes('/QueryTime/')) return inWrongTime(payload, await take([], ['wrongTime']));
    return rewriteOffers(books, payload, take);
  });
}

/** Routes of a simulated service. Every plugin is given the database. */
export type ServicePlugin = (scope: FastifyInstance, given: { books: Books }) => Promise<void>;

/**
 * Registers the routes of one simulated service with its faults: faults without effect apply before the handler runs, those with effect
 * replace the response after the handler has committed. The sandbox's own pages and controls are never affected.
 */
export async function playService(
  server: FastifyInstance,
  books: Books,
  service: string,
  plugins: readonly ServicePlugin[],
  speak: SpeakFault = (fault, request) => faultAnswerOf(fault, service, request.url),
): Promise<void> {
  await server.register(async (scope) => {
    spoilCalls(scope, books, service, speak);
    spoilContent(scope, books, service);
    for (const plugin of plugins) await scope.register(plugin, { books });
  });
}
