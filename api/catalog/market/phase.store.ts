import type { Db } from '../../kernel/db.ts';
import type { MarketItemPhase } from '../../kernel/generated/prisma/client.ts';

/** Lists the phases and gems of each item in one statement. */
export async function listPhases(db: Db, marketItemIds: readonly string[]): Promise<MarketItemPhase[][]> {
  const rows = await db.marketItemPhase.findMany({
    where: { marketItemId: { in: [...marketItemIds] } },
    orderBy: { phase: 'asc' },
  });
  const groups = Map.groupBy(rows, (row) => row.marketItemId);
  return marketItemIds.map((id) => groups.get(id) ?? []);
}
