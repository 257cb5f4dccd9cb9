import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf, type PhotographForm } from '../../catalog/pictures/photograph.ts';
import type { PictureStore } from '../../catalog/pictures/pictureStore.ts';
import { isId } from '../../kernel/ids.ts';
import { networkOf } from '../../kernel/networkOf.ts';
import { RENDERED_SIDES, type RenderedSide } from '../../selling/listing/rendering.ts';
import { cacheControl, OTHER_VERSION_SECONDS, photographTypeFor, YEAR_SECONDS } from './pictureRoute.ts';

/** Dependencies of the pictures of single copies. */
export interface RenderingRoute {
  readonly store: PictureStore;
  /** Where the picture of a side comes from, and its version. Null if there is none. */
  readonly findRendering: (
    assetId: string,
    side: RenderedSide,
  ) => Promise<{ address: string; version: string } | null>;
  /** Charges the caller for work in processor milliseconds. False if its budget is spent. */
  readonly mayWork: (request: FastifyRequest, costMs: number) => Promise<boolean>;
  /** How long a request waits for the renderer, in milliseconds. */
  readonly patienceMs: number;
}

const RETRY_SECONDS = 10;
/** A renderer is dear: with the default budget an address may have 20 new pictures drawn in a minute. */
const RENDERING_COST_MS = 1_000;
/** Pictures that one address may wait for at once: both sides of a copy, and the next one. */
const WAITING_MAX = 3;

interface RenderingRequest {
  Params: { asset: string; side: string };
  Querystring: { v?: unknown };
}

/**
 * Serves the pictures of single copies that a renderer draws (requirement Q-09). Each is fetched once, kept as files like the photographs
 * of items, and sent from here: the renderer learns nothing of who looks. One that is not there in time is answered 503, to be asked for
 * again; the drawing of the item never stands in for it here, so that no page can mistake one for the other.
 */
export function serveRenderings(
  app: FastifyInstance,
  { store, findRendering, mayWork, patienceMs }: RenderingRoute,
): void {
  /** Who waits for a picture, by the function that ends the waiting. */
  const waiting = new Map<() => void, string>();
  // Whoever waits does not hold up the end of the process.
  app.addHook('preClose', (done) => {
    for (const leave of waiting.keys()) leave();
    done();
  });
  /** The picture as the renderer draws it. Null if it does not come in time, or its caller waits for too many. */
  const waitFor = async (caller: string, address: string, form: PhotographForm): Promise<Buffer | null> => {
    if ([...waiting.values()].filter((other) => other === caller).length >= WAITING_MAX) return null;
    const { promise: left, resolve } = Promise.withResolvers<null>();
    const leave = () => resolve(null);
    waiting.set(leave, caller);
    try {
      return await Promise.race([store.obtain(address, form, patienceMs), left]);
    } finally {
      waiting.delete(leave);
    }
  };
  const later = (reply: FastifyReply, code: 429 | 503): FastifyReply =>
    reply
      .code(code)
      .header('retry-after', String(RETRY_SECONDS))
      .header('cache-control', 'no-store')
      .send({ code, msg: 'The picture is not available now', data: null });
  app.get<RenderingRequest>('/rendering/:asset/:side', async (request, reply) => {
    const { asset, side: sideName } = request.params;
    const side = RENDERED_SIDES.find((name) => name === sideName);
    const found = side && isId(asset) ? await findRendering(asset, side) : null;
    if (found === null) return reply.code(404).send({ code: 404, msg: 'Not found', data: null });
    const { address, version } = found;
    const type = photographTypeFor(request);
    const etag = `"${version}-${type.slice(6)}"`;
    const seconds = request.query.v === version ? YEAR_SECONDS : OTHER_VERSION_SECONDS;
    reply.header('vary', 'accept').header('referrer-policy', 'no-referrer');
    const sendHeaders = (): FastifyReply =>
      reply.header('etag', etag).header('cache-control', cacheControl(seconds));
    if (request.headers['if-none-match'] === etag) return sendHeaders().code(304).send();
    const form = formOf('stage', type);
    const known = await store.find(address, form);
    if (known) return sendHeaders().type(type).send(known);
    if (!store.isObtaining(address, form)) {
      if (!store.canObtain(address)) return later(reply, 503);
      if (!(await mayWork(request, RENDERING_COST_MS))) return later(reply, 429);
    }
    const drawn = await waitFor(networkOf(request.ip), address, form);
    return drawn ? sendHeaders().type(type).send(drawn) : later(reply, 503);
  });
}
