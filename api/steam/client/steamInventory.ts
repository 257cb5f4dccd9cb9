import { callSteam, type SteamAddress } from './callSteam.ts';
import { SteamError } from './steamError.ts';
import type { InventoryPage, InventoryRange, SteamSession } from './steamGateway.ts';
import { sessionHeaders } from './steamHeaders.ts';
import { parseInventory } from './steamInventoryShape.ts';

/** Steam rejects longer pages, and has blocked callers that request them (May 2025). */
const PAGE_SIZE = 2_000;

/** Reads a page of an inventory as its owner sees it. Steam sends 403 with the body `null` for a private inventory. */
export async function getInventory(
  address: SteamAddress,
  session: SteamSession,
  range: InventoryRange,
): Promise<InventoryPage | 'private'> {
  const { steamId, contextId, startAssetId } = range;
  try {
    const { body } = await callSteam(
      address,
      {
        host: 'community',
        path: `/inventory/${steamId}/730/${contextId}`,
        query: {
          l: 'english',
          count: String(PAGE_SIZE),
          raw_asset_properties: '1',
          preserve_bbcode: '1',
          ...(startAssetId !== null && { start_assetid: startAssetId }),
        },
        headers: sessionHeaders(session),
        hasEffect: false,
      },
      session.steamId,
    );
    return parseInventory(body, range);
  } catch (error) {
    if (error instanceof SteamError && error.kind === 'sessionExpired' && error.httpStatus === 403)
      return 'private';
    throw error;
  }
}
