import { tradeOfferStates, tradeStatuses } from '../../steam/client/steamState.ts';
import { type BooksReader, sandboxNow } from '../books.ts';
import { setOfferState } from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';

const tradeBanMs = 30 * 86_400_000;

interface ProtectedTrade {
  readonly trade_id: string;
  readonly offer_id: string;
  readonly sender_id: string;
  readonly recipient_id: string;
}

async function lockProtectedTrades(tx: BooksReader, steamId: string, at: Date): Promise<ProtectedTrade[]> {
  const { rows } = await tx.query<ProtectedTrade>(
    `select trade_id, offer_id, sender_id, recipient_id from sandbox.trade
     where (sender_id = $1 or recipient_id = $1) and status = ${tradeStatuses.Complete}
       and rollback_trade_id is null and settlement_at > $2 and init_at <= $2
     order by trade_id for update`,
    [steamId, at],
  );
  return rows;
}

async function returnItems(tx: BooksReader, trade: ProtectedTrade, now: Date): Promise<string> {
  const { rows } = await tx.query<{ trade_id: string }>(
    `insert into sandbox.trade (sender_id, recipient_id, status, init_at, modified_at, rollback_trade_id)
     values ($1, $2, ${tradeStatuses.Complete}, $3, $3, $4) returning trade_id`,
    [trade.sender_id, trade.recipient_id, now, trade.trade_id],
  );
  const returning = String(rows[0]?.trade_id);
  await tx.query(
    `insert into sandbox.trade_asset (trade_id, position, giver_id, receiver_id, asset_id, class_id, instance_id,
       context_id, new_asset_id, new_context_id)
     select $1, position, receiver_id, giver_id, new_asset_id, class_id, instance_id, 16,
       nextval('sandbox.asset_id'), 2
     from sandbox.trade_asset where trade_id = $2`,
    [returning, trade.trade_id],
  );
  await tx.query(
    `update sandbox.asset a set asset_id = t.new_asset_id, owner_id = t.receiver_id, protected_until = null
     from sandbox.trade_asset t where t.trade_id = $1 and a.asset_id = t.asset_id`,
    [returning],
  );
  await tx.query(
    `update sandbox.trade_asset original set rollback_new_asset_id = back.new_asset_id
     from sandbox.trade_asset back
     where back.trade_id = $1 and original.trade_id = $2 and original.position = back.position`,
    [returning, trade.trade_id],
  );
  return returning;
}

/**
 * Reverses trades from one party's trade history: all its trades under protection change to status 12, each with a second, complete trade
 * that returns the items, and the account is banned from trading for 30 days. Offers keep reading Accepted unless `marksOffer`. A planned
 * reversal uses its planned time `at`, even if the clock was moved past it. Throws `SteamRejection` 11 if no trade is under protection.
 */
export async function reverseTrades(
  tx: BooksReader,
  reversal: { steamId: string; marksOffer: boolean; at?: Date },
): Promise<{ tradeId: string; returningTradeId: string }[]> {
  const now = await sandboxNow(tx);
  const trades = await lockProtectedTrades(tx, reversal.steamId, reversal.at ?? now);
  if (trades.length === 0) throw new SteamRejection(11, 'No trade is under protection.');
  const reversed: { tradeId: string; returningTradeId: string }[] = [];
  for (const trade of trades) {
    const returningTradeId = await returnItems(tx, trade, now);
    await tx.query('update sandbox.trade set status = $2, modified_at = $3 where trade_id = $1', [
      trade.trade_id,
      tradeStatuses.TradeProtectionRollback,
      now,
    ]);
    if (reversal.marksOffer) {
      const change = { state: tradeOfferStates.Reverted, cause: 'reversed', at: now };
      await setOfferState(tx, trade.offer_id, change);
    }
    reversed.push({ tradeId: trade.trade_id, returningTradeId });
  }
  await tx.query('update sandbox.steam_account set trade_banned_until = $2 where steam_id = $1', [
    reversal.steamId,
    new Date((reversal.at ?? now).getTime() + tradeBanMs),
  ]);
  return reversed;
}
