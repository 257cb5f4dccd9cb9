import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

/** The id of the user who signed up last. */
async function newestUserId(market: TestMarket): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from app_user order by id desc limit 1',
  );
  return rows[0]?.id ?? '';
}

/** A partner with play money and a trade link, and the same person at the site. */
export async function openPartner(
  market: TestMarket,
  settings: Parameters<typeof enrolPartner>[2] = {},
): Promise<{ partner: PartnerClient; person: TestClient }> {
  const person = await openBuyer(market);
  return { partner: await enrolPartner(market, await newestUserId(market), settings), person };
}
