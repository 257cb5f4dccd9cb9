import { hash } from 'node:crypto';
import { findAttachedKit } from '../../catalog/items/readCatalogue.ts';
import { PICTURES_VERSION } from '../../catalog/pictures/pictureAddress.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../kernel/db.ts';
import { encodeInspectBlock } from '../../steam/client/inspectBlock.ts';
import { inspectLinkOf } from '../../steam/client/inspectLink.ts';
import { findInspected } from './inspected.store.ts';
import { type InspectedCopy, inspectBlockOf } from './inspectUrl.ts';

/** The sides of a copy of which there are pictures. */
export const RENDERED_SIDES = ['front', 'back'] as const;
export type RenderedSide = (typeof RENDERED_SIDES)[number];

/**
 * Address at which the renderer draws one side of a copy. It names what determines the look (finish, wear, pattern, stickers, charm, name
 * tag), and neither an owner nor an asset id: copies that look alike have the same one, and so has a copy that changes hands.
 * @returns null without a renderer, for an item without a finish, and for a back that the renderer does not draw.
 */
export function rendererAddress(
  { COPY_RENDERER_URL: form }: Config,
  copy: InspectedCopy,
  side: RenderedSide,
): string | null {
  if (!form || (side === 'back' && !form.includes('{side}'))) return null;
  const block = inspectBlockOf(copy, findAttachedKit);
  if (block === null) return null;
  const link = encodeURIComponent(inspectLinkOf(encodeInspectBlock(block)));
  return form.replaceAll('{side}', side).replaceAll('{inspect}', link);
}

/** Version of a rendering: it changes with the look of the copy, with the renderer, and with the way in which pictures are kept. */
function versionOf(address: string): string {
  return hash('sha256', PICTURES_VERSION + address, 'base64url').slice(0, 8);
}

/** Paths of the pictures of a copy on this site, the front first. Empty where nothing can draw it. */
export function renderingPaths(config: Config, assetId: string, copy: InspectedCopy): string[] {
  return RENDERED_SIDES.flatMap((side) => {
    const address = rendererAddress(config, copy, side);
    return address === null ? [] : [`/rendering/${assetId}/${side}?v=${versionOf(address)}`];
  });
}

/** Where the picture of one side of a copy comes from, and its version. Null if there is no such copy, or nothing can draw it. */
export async function findRendering(
  { db, config }: { db: Db; config: Config },
  assetId: string,
  side: RenderedSide,
): Promise<{ address: string; version: string } | null> {
  if (!config.COPY_RENDERER_URL) return null;
  const copy = await findInspected(db, assetId);
  const address = copy && rendererAddress(config, copy, side);
  return address ? { address, version: versionOf(address) } : null;
}
