import type { Db } from '../../kernel/db.ts';
import type { MarketItemPhase } from '../../kernel/generated/prisma/client.ts';

/** The phases and gems that each item comes in, by one statement. */
export async function listPhases(db: Db, marketItemIds: readonly string[]): Promise<MarketItemPhase[][]> {
  const rows = await db.marketItemPhase.findMany({
    where: { marketItemId: { in: [...marketItemIds] } },
    orderBy: { phase: 'asc' },
  });
  const groups = Map.groupBy(rows, (row) => row.marketItemId);
  return marketItemIds.map((id) => groups.get(id) ?? []);
}
