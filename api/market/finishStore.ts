import type { MarketItem } from '../graphql/generated/prisma/client.ts';
import type { Db } from '../kernel/db.ts';
import { EXTERIORS } from './marketItem.ts';

/** The items of each finish, best exterior first, by one statement. */
export async function listFinishes(db: Db, finishNames: readonly string[]): Promise<MarketItem[][]> {
  const rows = await db.marketItem.findMany({ where: { finishName: { in: [...finishNames] } } });
  const rankOf = ({ tagExterior }: MarketItem): number =>
    (EXTERIORS as readonly (string | null)[]).indexOf(tagExterior);
  const groups = Map.groupBy(
    rows.toSorted((a, b) => rankOf(a) - rankOf(b)),
    (row) => row.finishName,
  );
  return finishNames.map((name) => groups.get(name) ?? []);
}
