import { inTransaction } from '../../../api/kernel/tx.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import type { OrderTarget } from '../../../api/orders/order/order.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import { graphql } from '../../generated/gql.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { listCopy } from '../../selling/inventory/inventoryScene.ts';
import { giveCopies, openSeller, pickItems, type Seller } from '../../selling/listing/sellerScene.ts';
import { openWithdrawer, type Withdrawer } from '../withdrawal/withdrawalScene.ts';

/** The statistics with their steps. */
export const STATISTICS = graphql(`
  query StatisticsOfViewer($range: StatisticsRange, $from: Date, $to: Date, $timeZone: String!) {
    viewer {
      statistics(range: $range, from: $from, to: $to, timeZone: $timeZone) {
        firstDay
        lastDay
        startsAt
        endsAt
        unit
        total {
          salesCount reversedSalesCount salesGrossCents saleFeesCents salesNetCents purchasesCount purchasesCents
          withdrawalsCount withdrawnCents withdrawalFeesCents receivedCents
          unknownCostSalesCount unknownCostNetCents costCents profitCents
        }
        periods { firstDay lastDay figures { salesCount salesNetCents purchasesCents withdrawnCents profitCents } }
      }
    }
  }
`);

/** A verified user with proceeds to withdraw and a robot's inventory to sell from. */
export interface Trader extends Withdrawer {
  seller: Seller;
}

/** Opens one. */
export async function openTrader(market: TestMarket, proceedsCents = 100_000n): Promise<Trader> {
  const person = await openWithdrawer(market, proceedsCents);
  const { accountId } = await openSeller(market, 'robot');
  await market.owner.query('update steam_account set user_id = $1 where id = $2', [person.userId, accountId]);
  return { ...person, seller: { client: person.client, userId: person.userId, accountId } };
}

/** The row id of a client's user. */
export async function userIdOf(client: TestClient): Promise<string> {
  const { data } = await client.query<{ viewer: { id: string } }>('{ viewer { id } }');
  return (
    Buffer.from(data?.viewer.id ?? '', 'base64')
      .toString()
      .split(':')[1] ?? ''
  );
}

/** A buyer buys a new copy of the seller's with this cost, or with an unknown one. Returns the id of the order. */
export async function sell(
  market: TestMarket,
  { seller }: Pick<Trader, 'seller'>,
  buyerId: string,
  { priceCents, costCents }: { priceCents: bigint; costCents: bigint | null },
): Promise<string> {
  const [item] = await pickItems(market, 1);
  const [copyId] = await giveCopies(market, seller, item?.id ?? '', 1);
  if (!copyId) throw new Error('no copy');
  await market.owner.query('update asset set cost_cents = $2 where id = $1', [
    copyId,
    costCents?.toString() ?? null,
  ]);
  const listingId = await listCopy(market, copyId, priceCents);
  return buyListing(market.platform, {
    buyerId,
    listingId,
    expectedPriceCents: priceCents,
    clientRequestId: crypto.randomUUID(),
  });
}

/** Leads an order on, as Steam's facts would. */
export async function lead(market: TestMarket, orderId: string, target: OrderTarget): Promise<void> {
  await inTransaction(market.worker.db, (tx) =>
    advanceOrder(tx, market.worker, orderId, target, { actor: 'steam', cause: 'test' }),
  );
}
