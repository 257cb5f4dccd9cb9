import type { Tx } from '../../kernel/db.ts';
import type { ListingReason } from '../../selling/listing/listingOutcome.ts';
import type { QuickSaleOutcome, QuickSaleResult } from './quickSale.ts';

/** Keeps the outcome of a copy as the answer to a repeated request. */
export async function insertOutcome(
  tx: Tx,
  row: QuickSaleOutcome & { readonly id: string; readonly userId: string },
): Promise<void> {
  await tx.$executeRaw`
    insert into quick_sale (id, user_id, asset_id, outcome, reason, price_cents, order_id, listing_id)
    values (${row.id}::uuid, ${row.userId}::uuid, ${row.assetId}::uuid, ${row.outcome}, ${row.reason}, ${row.priceCents}, ${row.orderId}::uuid,
      ${row.listingId}::uuid)`;
}

/** The outcome that was kept. */
export async function readOutcome(tx: Tx, id: string): Promise<QuickSaleOutcome> {
  const row = await tx.quickSale.findUniqueOrThrow({ where: { id } });
  const { assetId, outcome, reason, priceCents, orderId, listingId } = row;
  return {
    assetId,
    priceCents,
    orderId,
    listingId,
    outcome: outcome as QuickSaleResult,
    reason: reason as ListingReason | null,
  };
}
