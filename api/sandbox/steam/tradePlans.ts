import type { BooksReader } from '../books.ts';

/**
 * Records, at acceptance, what the settings of the parties determine for the trade: when its hold is cancelled and when it is reversed.
 * Later changes of the settings affect later trades only.
 */
export async function planTrade(tx: BooksReader, tradeId: string): Promise<void> {
  await tx.query(
    `update sandbox.trade t set hold_canceller_id = canceller.steam_id,
       hold_cancel_at = t.init_at + canceller.behaviour_delay_ms * interval '1 millisecond'
     from sandbox.steam_account canceller
     where t.trade_id = $1 and t.status = 10 and canceller.hold_outcome = 'cancelled'
       and canceller.steam_id in (t.sender_id, t.recipient_id)`,
    [tradeId],
  );
  await tx.query(
    `update sandbox.trade t set reverser_id = reverser.steam_id, marks_reversed_offer = reverser.marks_reversed_offer,
       reverse_at = coalesce(t.escrow_end_at, t.init_at) + reverser.reverses_after_minutes * interval '1 minute'
     from sandbox.steam_account reverser
     where t.trade_id = $1 and reverser.reverses_after_minutes is not null
       and reverser.steam_id in (t.sender_id, t.recipient_id)`,
    [tradeId],
  );
}
