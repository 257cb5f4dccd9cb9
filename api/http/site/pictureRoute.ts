import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Drawing, drawnPicture } from '../../catalog/pictures/drawnPicture.ts';
import { formOf, type PhotographType } from '../../catalog/pictures/photograph.ts';
import {
  PICTURE_SIZES,
  type PicturedItem,
  type PictureSize,
  pictureVersion,
  readShare,
} from '../../catalog/pictures/pictureAddress.ts';
import type { PictureStore } from '../../catalog/pictures/pictureStore.ts';
import { isId } from '../../kernel/ids.ts';

/** Dependencies of the items' pictures. */
export interface PictureRoute {
  readonly store: PictureStore;
  /** The item, in one of its phases if one is given. Null if there is no such item or phase. */
  readonly findPictured: (id: string, phase: string | null) => Promise<PicturedItem | null>;
  /** Charges the caller for work in processor milliseconds. False if its budget is spent. */
  readonly mayWork: (request: FastifyRequest, costMs: number) => Promise<boolean>;
}

export const YEAR_SECONDS = 31_536_000;
/** For an address without the current version, which an older page has. */
export const OTHER_VERSION_SECONDS = 300;
/** A drawing that stands in for a photograph, so that the photograph comes soon. */
const STAND_IN_SECONDS = 60;
/** A request waits for a photograph at most this long, so that a source that does not respond holds up no page. */
const PATIENCE_MS = 300;
/** Reading and encoding one photograph, as measured. */
const PHOTOGRAPH_COST_MS = 40;

interface Address {
  readonly item: PicturedItem;
  readonly size: PictureSize;
  /** True if the address contains the current version. */
  readonly isCurrent: boolean;
}

interface PictureRequest {
  Params: { item: string; size: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** Serves the items' pictures: the photograph where there is one, else the drawing, at once. */
export function servePictures(app: FastifyInstance, { store, findPictured, mayWork }: PictureRoute): void {
  const readAddress = async ({ params, query }: FastifyRequest<PictureRequest>): Promise<Address | null> => {
    const size = PICTURE_SIZES.find((name) => name === params.size);
    const { v, phase = null, share } = query;
    if (size === undefined || !isId(params.item)) return null;
    if (phase !== null && typeof phase !== 'string') return null;
    const percent = readShare(share);
    if (share !== undefined && percent === undefined) return null;
    const found = await findPictured(params.item, phase);
    const item = found && percent !== undefined ? { ...found, share: percent } : found;
    return item && { item, size, isCurrent: v === pictureVersion(item) };
  };
  const findPhotograph = async (
    request: FastifyRequest,
    { item: { iconUrl }, size }: Address,
    type: PhotographType,
  ): Promise<Buffer | null> => {
    if (iconUrl === null) return null;
    const form = formOf(size, type);
    const known = await store.find(iconUrl, form);
    if (known || !store.canObtain(iconUrl)) return known;
    if (!store.isObtaining(iconUrl, form) && !(await mayWork(request, PHOTOGRAPH_COST_MS))) return null;
    return await store.obtain(iconUrl, form, PATIENCE_MS);
  };
  app.get<PictureRequest>('/picture/:item/:size', async (request, reply) => {
    const address = await readAddress(request);
    if (address === null) return reply.code(404).send({ code: 404, msg: 'Not found', data: null });
    const type = photographTypeFor(request);
    const photograph = await findPhotograph(request, address, type);
    const seconds = address.isCurrent ? YEAR_SECONDS : OTHER_VERSION_SECONDS;
    reply.header('vary', 'accept, accept-encoding').header('referrer-policy', 'no-referrer');
    const drawn = `drawn${address.item.share ?? ''}`;
    const etag = `"${pictureVersion(address.item)}-${address.size}-${photograph ? type.slice(6) : drawn}"`;
    const isFinal = photograph !== null || address.item.iconUrl === null;
    reply.header('etag', etag).header('cache-control', cacheControl(isFinal ? seconds : STAND_IN_SECONDS));
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (photograph) return reply.type(type).send(photograph);
    return sendDrawing(request, reply, await drawnPicture(address.item));
  });
}

/** The smallest type that a browser says it reads. */
export function photographTypeFor({ headers }: Pick<FastifyRequest, 'headers'>): PhotographType {
  return headers.accept?.includes('image/avif') ? 'image/avif' : 'image/webp';
}

/** For how long a picture may be kept. Under an address that names its version it never changes. */
export function cacheControl(seconds: number): string {
  return `public, max-age=${seconds}${seconds === YEAR_SECONDS ? ', immutable' : ''}`;
}

function sendDrawing(request: FastifyRequest, reply: FastifyReply, { svg, zipped }: Drawing): FastifyReply {
  reply.type('image/svg+xml');
  const isZipped = request.headers['accept-encoding']?.includes('gzip') ?? false;
  return isZipped ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(svg);
}
