import { tradeOfferStates, tradeStatuses } from '../../steam/client/steamState.ts';
import { type BooksReader, sandboxNow } from '../books.ts';
import { setOfferState } from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';

interface HeldTrade {
  readonly trade_id: string;
  readonly offer_id: string;
  readonly recipient_id: string;
}

/**
 * Cancels a trade on hold for one party: the record changes to EscrowRollback (11), the items return to their givers under new ids, and the
 * offer reads Canceled or Declined, depending on whether the sender or the recipient cancelled it. Throws `SteamRejection` 11 if the trade is
 * not on hold.
 */
export async function cancelHold(tx: BooksReader, tradeId: string, steamId: string): Promise<void> {
  const now = await sandboxNow(tx);
  const { rows } = await tx.query<HeldTrade>(
    `update sandbox.trade set status = ${tradeStatuses.EscrowRollback}, modified_at = $2
     where trade_id = $1 and status = ${tradeStatuses.InEscrow} returning trade_id, offer_id, recipient_id`,
    [tradeId, now],
  );
  const [trade] = rows;
  if (trade === undefined) throw new SteamRejection(11, 'This trade is not on hold.');
  await tx.query(
    `update sandbox.trade_asset set rollback_new_asset_id = nextval('sandbox.asset_id') where trade_id = $1`,
    [tradeId],
  );
  await tx.query(
    `update sandbox.asset a set asset_id = t.rollback_new_asset_id, owner_id = t.giver_id
     from sandbox.trade_asset t where t.trade_id = $1 and a.asset_id = t.asset_id`,
    [tradeId],
  );
  const isRecipient = trade.recipient_id === steamId;
  const state = isRecipient ? tradeOfferStates.Declined : tradeOfferStates.Canceled;
  await setOfferState(tx, trade.offer_id, { state, cause: 'hold cancelled', at: now });
}
