import { randomInt } from 'node:crypto';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import type { OrderPhase } from '../../../api/orders/order/order.ts';
import { readBalances } from '../../../api/payments/ledger/ledger.store.ts';
import { type Balances, type Leg, platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** An order of the scene. */
export interface PlacedOrder {
  orderNo: string;
  phase: OrderPhase;
  /** Its seller's money waits for an operator. */
  hasReview: boolean;
}

const ORDER = `
  select order_no as "orderNo", phase,
    exists (select from proceeds_review where order_id = o.id and state = 'waiting') as "hasReview"
  from market_order o where id = $1`;

/** The rows that the commands of the money machine need, inserted directly: no site, no Steam, no payment app. */
export interface MoneyScene {
  readonly market: TestMarket;
  /** People who may do everything: with a trade link, verified, with as much money each. */
  openUsers(count: number, each: { deposit: bigint; proceeds: bigint }): Promise<string[]>;
  /** Puts a copy on sale, of any item or a certain one. @returns the listing's id. */
  putOnSale(sellerId: string, askCents: bigint, marketItemId?: string): Promise<string>;
  /** An item for a bid; each time another one, as long as there are any. */
  takeItem(): string;
  /** A recharge that was begun and not paid. @returns its number. */
  beginRecharge(userId: string, amountCents: bigint): Promise<string>;
  balancesOf(userId: string): Promise<Balances>;
  orderOf(orderId: string): Promise<PlacedOrder>;
}

const OPEN_USERS = `
  with person as (select * from unnest($1::uuid[], $2::uuid[]) as person (id, account)),
    user_row as (insert into app_user (id, phone, trade_url, verified_status)
      select id, 'model:' || id, 'https://steamcommunity.com/tradeoffer/new/?partner=7&token=modeltok', 1 from person returning id),
    money as (insert into ledger_account (id, kind, owner_id)
      select gen_random_uuid(), kind, id from person, unnest(array['deposit', 'proceeds', 'settling', 'withdrawing']) kind returning id),
    account_row as (insert into payment_account (id, user_id, sealed_account, account_hash, masked_account)
      select account, id, 'sealed', 'hash:' || id, 'm***l' from person returning id)
  insert into verification (id, user_id, sealed_identity, id_number_hash, masked_name, masked_id_number, payment_account_id)
  select gen_random_uuid(), id, 'sealed', 'hash:' || id, '*', '*', account from person`;

const PUT_ON_SALE = `
  with copy as (insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id)
    values ($1, $2, $3, $4, '1', '0') returning id, market_item_id)
  insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, is_automatic)
  select $5, $1, $3, $6, $7, false`;

/** One leg for each account: several people's money may come from one of the platform's. */
function byAccount(legs: readonly Leg[]): Leg[] {
  const groups = Map.groupBy(legs, ({ kind, ownerId }) => `${kind}:${ownerId}`);
  return [...groups.values()].flatMap((group) => {
    const [leg] = group;
    return leg ? [{ ...leg, amountCents: group.reduce((sum, each) => sum + each.amountCents, 0n) }] : [];
  });
}

/** Opens the scene on a market. */
export async function openMoneyScene(market: TestMarket): Promise<MoneyScene> {
  const { owner } = market;
  const { rows: accounts } = await owner.query<{ id: string }>('select id from steam_account limit 1');
  const { rows: items } = await owner.query<{ id: string }>(
    'select id from market_item order by id limit 1000',
  );
  const one = <Row>(rows: readonly Row[], place: number): Row => {
    const row = rows[place % rows.length];
    if (!row) throw new Error('the market is empty');
    return row;
  };
  let copies = 0;
  let itemsTaken = 0;
  return {
    market,
    async openUsers(count, { deposit, proceeds }) {
      const ids = Array.from({ length: count }, newId);
      await owner.query(OPEN_USERS, [ids, Array.from({ length: count }, newId)]);
      const legs = ids.flatMap((ownerId): Leg[] => [
        { kind: 'deposit', ownerId, amountCents: deposit },
        { kind: 'proceeds', ownerId, amountCents: proceeds },
        platformLeg('clearing', ownerId, -deposit - proceeds),
      ]);
      const row = {
        key: `opening:${ids[0]}`,
        reason: 'topUp',
        orderId: null,
        actor: 'platform',
        cause: 'test',
      };
      await inTransaction(market.worker.db, (tx) => transfer(tx, row, byAccount(legs)));
      return ids;
    },
    async putOnSale(sellerId, askCents, marketItemId) {
      copies += 1;
      const [assetId, listingId] = [newId(), newId()];
      const copyNo = `9${copies}${randomInt(1e9)}`;
      const values = [
        assetId,
        one(accounts, 0).id,
        marketItemId ?? one(items, copies).id,
        copyNo,
        listingId,
        sellerId,
        askCents,
      ];
      await owner.query(PUT_ON_SALE, values);
      return listingId;
    },
    takeItem() {
      itemsTaken += 1;
      return one(items, itemsTaken).id;
    },
    async beginRecharge(userId, amountCents) {
      const id = newId();
      const number = `R${id}`;
      await owner.query(
        `insert into recharge (id, number, user_id, amount_cents, expires_at, query_at)
         values ($1, $2, $3, $4, clock_now() + interval '30 minutes', clock_now() + interval '1 day')`,
        [id, number, userId, amountCents],
      );
      return number;
    },
    balancesOf: (userId) => readBalances(market.platform.db, userId),
    async orderOf(orderId) {
      const { rows } = await owner.query<PlacedOrder>(ORDER, [orderId]);
      return one(rows, 0);
    },
  };
}
