import { decodeInspectBlock, type InspectBlock } from './inspectBlock.ts';

/** The form of Steam's inventories since 2026, up to the block. */
const PREFIX = 'steam://run/730//+csgo_econ_action_preview%20';

/** The link that opens the copy of a block in the game. */
export function inspectLinkOf(hex: string): string {
  return PREFIX + hex;
}

/**
 * What an inspect link leads to: a block, which says everything of the copy, or only the name of an asset, of which the game asks Steam.
 * Ids are decimal strings.
 */
export type InspectTarget =
  | { readonly kind: 'block'; readonly hex: string; readonly block: InspectBlock }
  | {
      readonly kind: 'asset';
      /** Where it lies: its owner's inventory, or a listing of Steam's own market. */
      readonly place: { readonly ownerSteamId: string } | { readonly marketListingId: string };
      readonly assetId: string;
    };

/** Both schemes of Steam's links, with the parameter encoded or not, or its bare command in the game's console. */
const COMMAND = /^(?:steam:\/\/run(?:game)?\/730\/\d*\/\+?)?csgo_econ_action_preview(?:\s|%20|\+)+(\S+)$/i;
/** `S` an owner or `M` a market listing, `A` an asset, `D` a number for Steam, or the block itself. */
const ASSET = /^([SM])(\d{1,20})A(\d{1,20})D([0-9a-f]+)$/i;
/** Longest number that Steam writes after `D`; whatever is longer is a block. */
const NUMBER_DIGITS_MAX = 20;

/**
 * Reads an inspect link in any form that Steam or tools have written: a block, masked or plain; an asset of an inventory (`S…A…D…`) or of a
 * market listing (`M…A…D…`); such an asset with a block in place of its last number. Null if it is none of them or its block is damaged.
 */
export function readInspectLink(link: string): InspectTarget | null {
  const parameter = COMMAND.exec(link.trim())?.[1];
  if (parameter === undefined) return null;
  const [, place, placeId = '', assetId = '', last = ''] = ASSET.exec(parameter) ?? [];
  if (place !== undefined && /^\d+$/.test(last) && last.length <= NUMBER_DIGITS_MAX) {
    const isOwned = place.toUpperCase() === 'S';
    return {
      kind: 'asset',
      place: isOwned ? { ownerSteamId: placeId } : { marketListingId: placeId },
      assetId,
    };
  }
  const hex = (place === undefined ? parameter : last).toUpperCase();
  const block = decodeInspectBlock(hex);
  return block && { kind: 'block', hex, block };
}
