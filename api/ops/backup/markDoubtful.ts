import { Client } from 'pg';

/**
 * After a restore, external actions that the restored database shows as not started may have been started in the lost time. Marks each of
 * them as tried once, so that the worker checks Steam and the payment app before it sends anything. Run as the owner.
 * @returns the numbers of marked offers and withdrawals.
 */
export async function markDoubtful(
  ownerUrl: string,
): Promise<{ offerCount: number; withdrawalCount: number }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const offers = await client.query(
      `update trade_offer set attempts = 1, attempted_at = clock_now(), updated_at = clock_now()
       from market_order o where o.id = trade_offer.order_id and o.is_automatic and o.phase not in ('protected', 'completed', 'failed')
         and trade_offer.attempts = 0 and trade_offer.steam_offer_id is null`,
    );
    const withdrawals = await client.query(
      `update withdrawal set attempts = 1, attempted_at = clock_now() where status = 'processing' and attempts = 0`,
    );
    return { offerCount: offers.rowCount ?? 0, withdrawalCount: withdrawals.rowCount ?? 0 };
  } finally {
    await client.end();
  }
}
