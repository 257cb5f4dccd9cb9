import { sql } from 'kysely';
import type { Db } from '../../kernel/db.ts';
import { type Asset, Prisma } from '../../kernel/generated/prisma/client.ts';
import { prepareQuery } from '../../kernel/query.ts';
import type { InspectedCopy } from './inspectUrl.ts';

/** The columns of a copy, and of its item, that the game needs to draw it. */
export const INSPECTED = {
  floatValue: true,
  paintSeed: true,
  paintIndex: true,
  nameTag: true,
  stickers: true,
  charm: true,
  marketItem: { select: { tagWeapon: true, tagRarity: true, tagQuality: true } },
} as const satisfies Prisma.AssetSelect;

/** A row with the columns `INSPECTED` as what they mean. */
export function inspectedCopy(row: Prisma.AssetGetPayload<{ select: typeof INSPECTED }>): InspectedCopy {
  const { marketItem, stickers, charm, floatValue, paintSeed, paintIndex, nameTag } = row;
  return {
    ...marketItem,
    floatValue,
    paintSeed,
    paintIndex,
    nameTag,
    stickers: stickers as unknown as InspectedCopy['stickers'],
    charm: charm as unknown as InspectedCopy['charm'],
  };
}

/** A copy as the game would draw it. Null if there is no such copy. */
export async function findInspected(db: Db, assetId: string): Promise<InspectedCopy | null> {
  const row = await db.asset.findUnique({ where: { id: assetId }, select: INSPECTED });
  return row && inspectedCopy(row);
}

const ASSET_COLUMNS = Object.values(Prisma.AssetScalarFieldEnum);
const selectAssets = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  query.selectFrom('asset').select(ASSET_COLUMNS).where('id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** Copies with all their columns, one for each of `ids`. An error stands for one that does not exist. */
export async function listAssets(db: Db, ids: readonly string[]): Promise<(Asset | Error)[]> {
  const assets = new Map((await selectAssets(db, { ids: [...ids] })).map((row) => [row.id, row]));
  return ids.map((id) => assets.get(id) ?? new Error(`no asset ${id}`));
}
