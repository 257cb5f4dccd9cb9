import type { Db } from '../../kernel/db.ts';
import type { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { InspectedCopy } from './inspectUrl.ts';

/** The columns of a copy, and of its item, that the game needs to draw it. */
export const INSPECTED = {
  ...{ floatValue: true, paintSeed: true, paintIndex: true, nameTag: true, stickers: true, charm: true },
  marketItem: { select: { tagWeapon: true, tagRarity: true, tagQuality: true } },
} as const satisfies Prisma.AssetSelect;

/** A row with the columns `INSPECTED` as what they mean. */
export function inspectedCopy(row: Prisma.AssetGetPayload<{ select: typeof INSPECTED }>): InspectedCopy {
  const { marketItem, stickers, charm, floatValue, paintSeed, paintIndex, nameTag } = row;
  return {
    ...marketItem,
    ...{ floatValue, paintSeed, paintIndex, nameTag },
    stickers: stickers as unknown as InspectedCopy['stickers'],
    charm: charm as unknown as InspectedCopy['charm'],
  };
}

/** A copy as the game would draw it. Null if there is no such copy. */
export async function findInspected(db: Db, assetId: string): Promise<InspectedCopy | null> {
  const row = await db.asset.findUnique({ where: { id: assetId }, select: INSPECTED });
  return row && inspectedCopy(row);
}
