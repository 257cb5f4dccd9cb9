import { z } from 'zod';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, momentShape } from '../../kernel/shapes.ts';
import {
  BID_STATUSES,
  bidStatusOf,
  limitAbove,
  SLEEP_REASONS,
  type SleepReason,
} from '../../orders/bid/bid.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { OpenBidRow } from './openBid.store.ts';
import { marketHashNameShape } from './shapes.ts';

/** The shape of a partner's buy order. */
export const bidShape = z
  .object({
    bidId: idShape,
    ownNo: z.string().nullable().describe('Your number of it; null if it was opened on the site.'),
    marketHashName: marketHashNameShape,
    quantity: z.int().describe('Number of copies that it wants in all.'),
    remaining: z.int().describe('Number of copies that it has not got.'),
    priceLimitCents: centsShape.describe(
      'Its price in the book, in fen, and the most that a copy may cost for which nobody else bids.',
    ),
    upToCents: centsShape
      .nullable()
      .describe(
        'The most that a copy may cost where others bid for it too, in fen; nobody else sees it. Null if it is not more than the price.',
      ),
    conditions: z.string().describe('What copies must be like, as a filter; empty if any copy will do.'),
    status: z.enum(BID_STATUSES).describe('Where it stands; `asleep` is open and not filled.'),
    sleepReason: z.enum(SLEEP_REASONS).nullable().describe('Why it sleeps; null if it does not.'),
    heldCents: centsShape.describe('Money that is held for the copies that it has not got, in fen.'),
    recipientSteamId: z
      .string()
      .describe('SteamID64 of the account that receives its copies; empty if you have no trade link.'),
    orderNos: z.array(z.string()).describe('Our numbers of its latest orders, at most ten, newest first.'),
    createdAt: momentShape,
    expiresAt: momentShape,
    endedAt: momentShape.nullable().describe('When it was filled, cancelled or expired.'),
  })
  .meta({ id: 'Bid' });

/** Encodes a buy order for its partner. */
export function toBid(row: OpenBidRow): z.infer<typeof bidShape> {
  const limit = limitAbove(row);
  return {
    bidId: row.id,
    ownNo: row.ownNo,
    marketHashName: row.marketItem.marketHashName,
    quantity: row.quantity,
    remaining: row.remaining,
    priceLimitCents: toSafeNumber(row.priceCents),
    upToCents: limit === null ? null : toSafeNumber(limit),
    conditions: row.filter,
    status: bidStatusOf(row),
    sleepReason: row.sleepReason as SleepReason | null,
    heldCents: toSafeNumber(row.heldFromDepositCents + row.heldFromProceedsCents),
    recipientSteamId: parseTradeUrl(row.tradeUrl || (row.user.tradeUrl ?? ''))?.steamId ?? '',
    orderNos: row.fills.map(({ order }) => order.orderNo),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

const levelFields = {
  priceCents: centsShape,
  copies: z.int().describe('Number of copies that are offered or wanted at the price.'),
  ownCopies: z.int().describe('Number of yours among them.'),
};

/** The shape of what copies of an item are offered and wanted for. */
export const bookShape = z
  .object({
    asks: z.array(z.object(levelFields)).describe('The lowest asks, the cheapest first.'),
    bids: z
      .array(
        z.object({
          ...levelFields,
          conditions: z.string().describe('What the copies must be like; empty if any copy will do.'),
        }),
      )
      .describe('The highest prices of buy orders that are awake, the highest first.'),
  })
  .meta({ id: 'ItemBook' });
