import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Books } from '../books.ts';
import { rewriteOffers } from '../steam/faultyOffers.ts';
import { type FaultAnswer, faultAnswerOf, putOnReply } from './faultAnswers.ts';
import { type FaultKind, type FaultRow, type FaultyCall, takeFaults } from './faultSwitch.ts';

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

/** Kinds that spoil how a response arrives, be it the call's own or that of another fault. */
const kindsOfDelivery: ReadonlySet<FaultKind> = new Set(['slow', 'broken', 'trickle']);
const kindsBefore: ReadonlySet<FaultKind> = new Set(['late', 'twice', 'unacknowledged']);
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

/** Delays or repeats the effect of a call. */
async function changeEffect(server: FastifyInstance, books: Books, fault: FaultRow, request: FastifyRequest) {
  if (fault.kind === 'late') await delay(fault, request);
  else if (fault.kind === 'twice') await runBefore(server, request);
  else await forgetAcknowledgements(books, request);
}

async function inDelivery(
  faults: readonly FaultRow[],
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const slow = faults.find((fault) => fault.kind === 'slow');
  if (slow !== undefined) await delay(slow, request);
  const body = faults.find((fault) => fault.kind === 'broken' || fault.kind === 'trickle');
  if (body === undefined || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return payload;
  reply.header('content-length', Buffer.byteLength(payload));
  return Readable.from(inPieces(payload, body), { objectMode: false });
}

/** What the faults of one call do after its effect. */
interface Spoiling {
  /** Replaces the response of the handler. Null if it already did, before the handler. */
  readonly answer: FaultRow | null;
  readonly delivery: readonly FaultRow[];
}

/** Applies faults that replace or delay the response. */
function spoilCalls(server: FastifyInstance, books: Books, service: string, speak: SpeakFault): void {
  const spoilings = new WeakMap<FastifyRequest, Spoiling>();
  server.addHook('preHandler', async (request, reply) => {
    if (request.headers[againHeader] === againToken) return;
    const call = { service, url: request.url, steamIds: steamIdsOf(request), offerIds: null };
    const faults = await takeFaults(books, call, request.method === 'POST' ? kindsOfPosts : kindsOfCalls);
    if (faults.length === 0) return;
    const isAnswer = ({ kind }: FaultRow) => !kindsBefore.has(kind) && !kindsOfDelivery.has(kind);
    const answer = faults.find(isAnswer) ?? null;
    const isCarriedOut = answer === null || answer.with_effect;
    const delivery = faults.filter(({ kind }) => kindsOfDelivery.has(kind));
    spoilings.set(request, { answer: isCarriedOut ? answer : null, delivery });
    // A call that has no effect has none to repeat.
    const before = faults.filter(({ kind }) => kindsBefore.has(kind) && (isCarriedOut || kind !== 'twice'));
    for (const fault of before) await changeEffect(server, books, fault, request);
    if (!isCarriedOut) await failAtOnce(answer, speak, request, reply);
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const spoiling = spoilings.get(request);
    if (spoiling === undefined) return payload;
    const { answer, delivery } = spoiling;
    if (answer === null) return inDelivery(delivery, request, reply, payload);
    await delay(answer, request);
    if (answer.kind === 'cut') request.raw.socket.destroy();
    const spoken = speak(answer, request);
    putOnReply(reply, spoken);
    return inDelivery(delivery, request, reply, spoken.body);
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
    const take = async (offerIds: readonly string[], kinds: readonly FaultKind[]) => {
      const call: FaultyCall = { service, url: request.url, steamIds: steamIdsOf(request), offerIds };
      return (await takeFaults(books, call, kinds))[0] ?? null;
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
