import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { type BooksReader, sandboxNow } from '../books.ts';
import { setOfferState } from './steamOffer.ts';

/**
 * Removes an item from its inventory permanently, as a trade elsewhere does. Open offers with it change to InvalidItems. False if no
 * inventory contains it.
 */
export async function removeAsset(tx: BooksReader, assetId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update sandbox.asset set owner_id = null where asset_id = $1 and owner_id is not null',
    [assetId],
  );
  if (rowCount !== 1) return false;
  const { rows } = await tx.query<{ offer_id: string }>(
    `select o.offer_id from sandbox.trade_offer o join sandbox.trade_offer_item i using (offer_id)
     where i.asset_id = $1 and o.state in (2, 9) order by o.offer_id for update of o`,
    [assetId],
  );
  const at = await sandboxNow(tx);
  for (const { offer_id: offerId } of rows) {
    await tx.query('delete from sandbox.confirmation where offer_id = $1', [offerId]);
    await setOfferState(tx, offerId, { state: tradeOfferStates.InvalidItems, cause: 'item gone', at });
  }
  return true;
}
