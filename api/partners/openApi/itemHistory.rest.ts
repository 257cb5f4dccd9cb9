import { z } from 'zod';
import { listMonths } from '../../catalog/prices/priceHistory.store.ts';
import { daysOf, firstDay, HISTORY_DAYS_MAX, placeOf } from '../../catalog/prices/priceHistory.ts';
import { listSalePages, NO_SALES } from '../../catalog/prices/sale.store.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import type { OpenContext, RestApp } from '../../http/rest/restApp.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Sale } from '../../kernel/generated/prisma/client.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import {
  afterParam,
  centsShape,
  integerParam,
  momentShape,
  pageOf,
  param,
  textShape,
} from '../../kernel/shapes.ts';
import { isMoment, readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { MarketItemUnknown } from './open.errors.ts';
import { marketHashNameShape, pageLimit } from './shapes.ts';

const phaseParam = param(textShape(40).optional()).describe(
  'Doppler phase or gem. Default: all copies together.',
);

const dayShape = z
  .object({
    day: z.iso.date().describe('The day in UTC, such as 2026-01-31.'),
    medianCents: centsShape.describe("Median price of the day's sales, in fen."),
    salesCount: z.int().describe('Number of copies sold on the day.'),
  })
  .meta({ id: 'PriceDay' });

const saleShape = z
  .object({
    priceCents: centsShape,
    floatValue: z.number().nullable().describe('Wear of the copy, 0 to 1.'),
    paintSeed: z.int().nullable().describe('Pattern template of the copy.'),
    phase: z.string().nullable().describe('Doppler phase or gem; null if none.'),
    soldAt: momentShape.describe('When the order was settled.'),
  })
  .meta({ id: 'Sale' });

function toSale({ priceCents, floatValue, paintSeed, phase, soldAt }: Sale): z.infer<typeof saleShape> {
  const cents = toSafeNumber(priceCents);
  return { priceCents: cents, floatValue, paintSeed, phase: phase || null, soldAt: soldAt.toISOString() };
}

/** What copies of an item were sold for: `/market-items/price-history`, `/market-items/sales`. */
export function itemHistoryRoutes(app: RestApp, { services: { market, platform } }: OpenContext): void {
  const { db } = platform;
  const idOf = (marketHashName: string): string => {
    const item = market.findByName(marketHashName);
    if (!item) throw new MarketItemUnknown();
    return item.id;
  };
  app.get(
    '/market-items/price-history',
    {
      schema: {
        tags: ['market'],
        operationId: 'listPriceHistory',
        'x-errors': ['marketItemUnknown'],
        summary: "Prices of an item's sales by day, oldest first",
        description: 'Days without a sale are left out.',
        querystring: z.strictObject({
          marketHashName: marketHashNameShape,
          phase: phaseParam,
          days: integerParam({ min: 1, max: HISTORY_DAYS_MAX, default: 30 }).describe(
            'Number of days including today.',
          ),
        }),
        response: { 200: successOf(z.object({ days: z.array(dayShape) })) },
      },
    },
    async ({ query: { marketHashName, phase = '', days } }) => {
      const id = idOf(marketHashName);
      const first = firstDay(await readClock(db), days);
      const months = await listMonths(db, [id], { phase, from: placeOf(first).month });
      const rows = daysOf(months.get(id) ?? [], first).map(({ day, medianCents, salesCount }) => ({
        day: day.toISOString().slice(0, 10),
        medianCents: toSafeNumber(medianCents),
        salesCount,
      }));
      return ok({ days: rows });
    },
  );
  app.get(
    '/market-items/sales',
    {
      schema: {
        tags: ['market'],
        operationId: 'listSales',
        'x-errors': ['marketItemUnknown'],
        summary: 'The sales of an item, newest first',
        description: 'Sellers and buyers are not disclosed.',
        querystring: z.strictObject({
          marketHashName: marketHashNameShape,
          phase: phaseParam,
          after: afterParam,
          limit: pageLimit,
        }),
        response: { 200: successOf(pageOf(saleShape)) },
      },
    },
    async ({ query: { marketHashName, phase = null, after: text, limit: size } }) => {
      const id = idOf(marketHashName);
      const after = text === undefined ? null : readSortCursor('after', 'sale', text, isMoment);
      const pages = await listSalePages(db, [id], { size, after, phase });
      const { rows, hasMore } = pages.get(id) ?? NO_SALES;
      const last = rows.at(-1);
      const next =
        hasMore && last ? writeSortCursor('sale', { value: last.soldAt.getTime(), id: last.id }) : null;
      return ok({ rows: rows.map(toSale), next });
    },
  );
}
