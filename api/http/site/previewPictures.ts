import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { PICTURE, type Work } from '../admission/workCost.ts';
import { drawPreview } from './drawPreview.ts';
import { BRAND_PREVIEW, ITEM_PREVIEW } from './linkPreview.ts';

/** The fields of an item that its preview needs. */
export interface PreviewItem {
  readonly iconUrl: string | null;
  readonly rarityColor: string;
}

/** Dependencies of the preview pictures. */
export interface PreviewPictures {
  readonly clientDir: string;
  /** Returns null if there is no such item. */
  readonly findItem: (marketHashName: string) => PreviewItem | null;
  /** Returns null if the picture is currently unavailable. */
  readonly loadPicture: (url: string) => Promise<Uint8Array | null>;
}

const KEPT_MAX = 200;
const KEPT_MS = 24 * 3_600_000;
/** A host that does not respond is not called again for this time. */
const MISSING_MS = 10 * 60_000;

/**
 * Serves the pictures of link previews from the site's own address: messengers in China cannot reach the hosts of the items' pictures. An
 * item whose picture is unavailable gets the brand's picture.
 */
export async function servePreviewPictures(
  app: FastifyInstance,
  { clientDir, findItem, loadPicture }: PreviewPictures,
): Promise<void> {
  const brand = await readFile(join(clientDir, BRAND_PREVIEW));
  const drawn = new LRUCache<string, Buffer, PreviewItem & { readonly iconUrl: string }>({
    max: KEPT_MAX,
    ttl: KEPT_MS,
    // Concurrent requests for one picture draw it once.
    fetchMethod: async (iconUrl, _stale, { options, context }) => {
      const bytes = await loadPicture(iconUrl);
      const picture = bytes === null ? null : await drawPreview(bytes, context.rarityColor);
      if (picture === null) options.ttl = MISSING_MS;
      return picture ?? brand;
    },
  });
  app.get(BRAND_PREVIEW, (_request, reply) => sendPicture(reply, brand, 'image/png', KEPT_MS));
  const itemOf = ({ query }: FastifyRequest): PreviewItem | null => {
    const { hashName } = query as { hashName?: unknown };
    return typeof hashName === 'string' ? findItem(hashName) : null;
  };
  /** Anybody may ask for the picture of every item there is: one that is not drawn yet is work (T-30). */
  const workOf = (request: FastifyRequest): Work | null => {
    const iconUrl = itemOf(request)?.iconUrl ?? null;
    return iconUrl === null || drawn.has(iconUrl) ? null : PICTURE;
  };
  app.get(ITEM_PREVIEW, { config: { workOf } }, async (request, reply) => {
    const item = itemOf(request);
    if (item === null) return reply.code(404).send({ code: 404, msg: 'Not found', data: null });
    const { iconUrl } = item;
    const picture =
      iconUrl === null ? brand : await drawn.forceFetch(iconUrl, { context: { ...item, iconUrl } });
    return picture === brand
      ? sendPicture(reply, brand, 'image/png', MISSING_MS)
      : sendPicture(reply, picture, 'image/jpeg', KEPT_MS);
  });
}

function sendPicture(reply: FastifyReply, bytes: Buffer, type: string, keptMs: number): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', `public, max-age=${keptMs / 1_000}`)
    .send(bytes);
}
