import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PictureStore } from '../../catalog/pictures/pictureStore.ts';
import { PICTURE, type Work } from '../admission/workCost.ts';
import { type PreviewSubject, previewForm } from './drawPreview.ts';
import { BRAND_PREVIEW, ITEM_PREVIEW } from './linkPreview.ts';

/** The fields of an item that its preview needs. */
export interface PreviewItem extends PreviewSubject {
  readonly iconUrl: string | null;
}

/** Dependencies of the preview pictures. */
export interface PreviewPictures {
  readonly clientDir: string;
  /** Returns null if there is no such item. */
  readonly findItem: (marketHashName: string) => PreviewItem | null;
  /** Photographs, and what is drawn of them. */
  readonly store: PictureStore;
}

const BRAND_SECONDS = 24 * 3_600;
/** It shows a price: the address in a page has the price of its time, and what stands behind it follows. */
const PRICED_SECONDS = 10 * 60;
/** How long the brand's picture stands in for an item's. */
const STAND_IN_SECONDS = 10 * 60;
/** A messenger asks once and keeps what it gets, so it is worth waiting for the photograph. */
const PATIENCE_MS = 4_000;

/**
 * Serves the pictures of link previews from the site's own address: messengers in China cannot reach the hosts of the items' pictures. An
 * item whose picture is unavailable gets the brand's picture.
 */
export async function servePreviewPictures(
  app: FastifyInstance,
  { clientDir, findItem, store }: PreviewPictures,
): Promise<void> {
  const brand = await readFile(join(clientDir, BRAND_PREVIEW));
  app.get(BRAND_PREVIEW, (_request, reply) => sendPicture(reply, brand, 'image/png', BRAND_SECONDS));
  const itemOf = ({ query }: FastifyRequest): PreviewItem | null => {
    const { hashName } = query as { hashName?: unknown };
    return typeof hashName === 'string' ? findItem(hashName) : null;
  };
  /** Anybody may ask for the picture of every item there is: one that may have to be drawn is work (T-30). */
  const workOf = (request: FastifyRequest): Work | null => {
    const item = itemOf(request);
    if (item === null || item.iconUrl === null || store.isKept(item.iconUrl, previewForm(item))) return null;
    return store.canObtain(item.iconUrl) ? PICTURE : null;
  };
  app.get(ITEM_PREVIEW, { config: { workOf } }, async (request, reply) => {
    const item = itemOf(request);
    if (item === null) return reply.code(404).send({ code: 404, msg: 'Not found', data: null });
    const picture = item.iconUrl && (await store.obtain(item.iconUrl, previewForm(item), PATIENCE_MS));
    return picture
      ? sendPicture(reply, picture, 'image/jpeg', PRICED_SECONDS)
      : sendPicture(reply, brand, 'image/png', STAND_IN_SECONDS);
  });
}

function sendPicture(reply: FastifyReply, bytes: Buffer, type: string, keptSeconds: number): FastifyReply {
  return reply.type(type).header('cache-control', `public, max-age=${keptSeconds}`).send(bytes);
}
