import type { InspectBlock } from './inspectBlock.ts';
import { inspectLinkOf, readInspectLink } from './inspectLink.ts';

/** Steam's certificate of a copy: its item data block in hexadecimal, and what it says. */
export interface Certificate {
  readonly hex: string;
  readonly block: InspectBlock;
}

/** What Steam's inventory says of a copy beside its certificate. */
export interface CertifiedRow {
  /** The inspect link of its description, with placeholders; null if it has none. */
  readonly template: string | null;
  /** Its property "Item Certificate". */
  readonly certificate: string | undefined;
  readonly ownerSteamId: string;
  readonly assetId: string;
  readonly floatValue: number | undefined;
  readonly paintSeed: number | undefined;
  readonly paintIndex: number | undefined;
}

function fillTemplate({ template, certificate, ownerSteamId, assetId }: CertifiedRow): string {
  if (template === null) return inspectLinkOf(certificate ?? '');
  return template
    .replaceAll('%propid:6%', certificate ?? '')
    .replaceAll('%owner_steamid%', ownerSteamId)
    .replaceAll('%assetid%', assetId);
}

function agrees<Value>(one: Value | undefined, other: Value | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}

/**
 * The certificate of a copy, read from its inspect link. Null if Steam cut it off, if it belongs to another copy than the properties beside
 * it, or if it names its owner: a link of ours tells nobody who sells.
 */
export function certificateOf(row: CertifiedRow): Certificate | null {
  const target = readInspectLink(fillTemplate(row));
  if (target?.kind !== 'block') return null;
  const { hex, block } = target;
  const isNamed = block.accountId !== undefined && block.accountId !== 0;
  const floatValue = row.floatValue === undefined ? undefined : Math.fround(row.floatValue);
  const isOfCopy =
    agrees(floatValue, block.floatValue) &&
    agrees(row.paintSeed, block.paintSeed) &&
    agrees(row.paintIndex, block.paintIndex);
  return isOfCopy && !isNamed ? { hex, block } : null;
}
