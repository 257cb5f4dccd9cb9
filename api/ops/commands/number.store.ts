import type { Tx } from '../../kernel/db.ts';

/** An object found by a number, and the command that shows it. */
export interface FoundNumber {
  kind: string;
  /** Name for operators: the number of an order or a payment, else the id. */
  name: string;
  /** Owner of the object, or null. */
  userId: string | null;
  state: string | null;
  at: Date | null;
  /** Arguments for `npm run`. */
  show: string;
}

/** Finds orders by order number, a partner's number, and Steam's numbers of offers and trades. */
export async function listOrdersByNumber(tx: Tx, text: string, id: string | null): Promise<FoundNumber[]> {
  return tx.$queryRaw`
    select 'order' as kind, o.order_no as name, o.buyer_id::text as "userId", o.phase as state, o.created_at as at,
      'order -- show ' || o.order_no as show
    from market_order o
    where o.order_no = ${text} or o.id = ${id}::uuid
      or o.id in (select order_id from partner_order where out_order_no = ${text})
      or o.id in (select order_id from trade_offer where steam_offer_id = ${text} or steam_trade_id = ${text} or tag = ${text})
    order by o.created_at desc limit 20`;
}

/** Finds recharges, withdrawals, contracts and order payments by our numbers and the payment app's. */
export async function listMoneyByNumber(tx: Tx, text: string, id: string | null): Promise<FoundNumber[]> {
  return tx.$queryRaw`
    select kind, name, user_id::text as "userId", state, at, 'user -- money ' || user_id as show from (
      select 'recharge' as kind, number as name, user_id, status as state, created_at as at from recharge
        where number = ${text} or trade_no = ${text} or id = ${id}::uuid
      union all select 'withdrawal', serial_no, user_id, status, created_at from withdrawal
        where serial_no = ${text} or payment_order_id = ${text} or id = ${id}::uuid
      union all select 'recharge contract', number, user_id, status, created_at from recharge_contract
        where number = ${text} or id = ${id}::uuid
      union all select 'payment of an order', p.number, o.buyer_id, p.status, p.created_at
        from order_payment p join market_order o on o.id = p.order_id
        where p.number = ${text} or p.trade_no = ${text} or p.id = ${id}::uuid
    ) money order by at desc limit 20`;
}

/** Finds listings and copies by their ids and Steam's asset id. */
export async function listCopiesByNumber(tx: Tx, text: string, id: string | null): Promise<FoundNumber[]> {
  return tx.$queryRaw`
    select 'listing' as kind, l.id::text as name, l.seller_id::text as "userId", l.status as state, l.created_at as at,
      'listing -- show ' || l.id as show
    from listing l where l.id = ${id}::uuid or l.asset_id = ${id}::uuid or l.asset_id in (select id from asset where asset_id = ${text})
    union all
    select 'copy', a.asset_id, s.user_id::text, case when a.is_gone then 'gone' else 'there' end, a.seen_at, 'user -- show ' || s.user_id
    from asset a join steam_account s on s.id = a.steam_account_id where a.id = ${id}::uuid or a.asset_id = ${text}
    order by at desc limit 20`;
}

/** Finds messages, letters, announcements, applications and callbacks. */
export async function listWordsByNumber(tx: Tx, text: string, id: string | null): Promise<FoundNumber[]> {
  return tx.$queryRaw`
    select 'message' as kind, id::text as name, user_id::text as "userId", template as state, created_at as at, 'user -- show ' || user_id as show
      from message where id = ${id}::uuid
    union all select 'letter', id::text, user_id::text, case when answer is null then 'waiting' else 'answered' end, created_at,
      'user -- show ' || user_id from letter where id = ${id}::uuid
    union all select 'announcement', id::text, null, null, published_at, 'notice -- list' from notice where id = ${id}::uuid
    union all select 'application', app_id, user_id::text, status, submitted_at, 'partner -- show ' || app_id
      from partner where app_id = ${text} or id = ${id}::uuid or user_id = ${id}::uuid
    union all select 'callback', e.id::text, p.user_id::text, e.state, e.created_at, 'job -- callbacks ' || p.app_id
      from callback_event e join partner p on p.id = e.partner_id where e.id = ${id}::uuid`;
}
