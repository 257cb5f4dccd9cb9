import { SteamError } from './steamError.ts';
import type { InventoryPage, InventoryRange, SteamSession } from './steamGateway.ts';
import { parseInventory } from './steamInventoryShape.ts';
import type { PacedRequest } from './steamThrottle.ts';

/** Steam rejects longer pages, and has blocked callers that request them (May 2025). */
const PAGE_SIZE = 2_000;

/** Reads a page of an inventory as its owner sees it. Steam sends 403 with an empty body for a private inventory. */
export async function getInventory(
  address: { communityBase: string; timeoutMs: number },
  request: PacedRequest,
  session: SteamSession,
  range: InventoryRange,
): Promise<InventoryPage | 'private'> {
  const { steamId, contextId, startAssetId } = range;
  try {
    const { body } = await request(
      {
        base: address.communityBase,
        path: `/inventory/${steamId}/730/${contextId}`,
        query: {
          l: 'english',
          count: String(PAGE_SIZE),
          raw_asset_properties: '1',
          preserve_bbcode: '1',
          ...(startAssetId !== null && { start_assetid: startAssetId }),
        },
        headers: {
          cookie: `steamLoginSecure=${session.steamId}%7C%7C${session.accessToken}; sessionid=${session.sessionId}`,
        },
        timeoutMs: address.timeoutMs,
        hasEffect: false,
      },
      session.steamId,
    );
    return parseInventory(body, range);
  } catch (error) {
    if (error instanceof SteamError && error.httpStatus === 403) return 'private';
    throw error;
  }
}
