import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import type { OrderMovement } from '../ledger/moveMoney.ts';

import { type FigureSum, MOVEMENT_FIGURES, type OrderFigureKind } from './statistics.ts';
import type { StatisticsSpan } from './statisticsSpan.ts';

/** The part of an order that its statistics are made from. */
export interface FiguredOrder {
  id: string;
  assetId: string;
  sellerId: string;
  buyerId: string;
  priceCents: Cents;
  feeCents: Cents;
}

/**
 * What a movement of an order's money changes in the statistics of its sides, as parts of the movement's statement, so
 * that the statistics have the movement's time and always agree with the statement (U-03).
 */
export function orderFigureParts(order: FiguredOrder, movement: OrderMovement): StatementPart[] {
  return MOVEMENT_FIGURES[movement].map((figure) => ({
    name: `figure_of_${figure.kind}`,
    sql: insertionOfFigure(order, figure),
  }));
}

/** The cost of a sold copy is stored with the sale; a reversal subtracts what the sale had added. */
function insertionOfFigure(order: FiguredOrder, { kind, direction }: OrderFigureKind): Prisma.Sql {
  const isSale = kind === 'sale';
  const userId = isSale ? order.sellerId : order.buyerId;
  return Prisma.sql`
    insert into order_figure (order_id, kind, direction, user_id, price_cents, fee_cents, cost_cents)
    select ${order.id}::uuid, ${kind}, ${direction}::smallint, ${userId}::uuid, ${order.priceCents}, ${isSale ? order.feeCents : 0n}::bigint,
      case when not ${isSale} then null
        when ${direction}::smallint = 1 then (select cost_cents from asset where id = ${order.assetId}::uuid)
        else (select cost_cents from order_figure where order_id = ${order.id}::uuid and kind = 'sale' and direction = 1) end`;
}

/** Sums a user's sales and purchases over each period of a span, in the database. */
export async function sumOrderFigures(
  db: Db,
  userId: string,
  { startsAt, endsAt, periods }: StatisticsSpan,
): Promise<FigureSum[]> {
  const starts = periods.map((period) => period.startsAt.toISOString());
  return db.$queryRaw<FigureSum[]>`
    select kind, direction::int, width_bucket(created_at, ${starts}::timestamptz[]) - 1 as place, count(*)::int,
      sum(price_cents)::bigint as "amountCents", sum(fee_cents)::bigint as "feeCents", count(cost_cents)::int as "knownCount",
      coalesce(sum(cost_cents), 0)::bigint as "knownCostCents",
      coalesce(sum(price_cents - fee_cents) filter (where cost_cents is not null), 0)::bigint as "knownNetCents"
    from order_figure where user_id = ${userId}::uuid and created_at >= ${startsAt} and created_at < ${endsAt}
    group by kind, direction, place`;
}
