-- What the hand-written control stands on: an index for its search, and the purchase as one call. The statements are those of the service
-- `buyListing`, one by one, without the ways that end in an error.
create extension if not exists pg_trgm;
create index control_search on market_item using gin (search_text gin_trgm_ops);

create function control_purchase(buyer uuid, wanted uuid, expected bigint, request text) returns text language plpgsql as $$
declare
  order_id uuid := uuidv7();
  movement uuid := uuidv7();
  message_id uuid;
  now_at timestamptz;
  no text;
  bought record;
  item record;
  person record;
  funds record;
  side record;
begin
  insert into idempotency_key (user_id, operation, key, input_hash, result_id)
  values (buyer, 'buyListing', request, encode(sha256(('{"listingId":"' || wanted || '"}')::bytea), 'hex'), order_id) on conflict do nothing;
  if not found then raise exception 'repeated'; end if;
  select id, trade_url, is_blocked into person from app_user where id = buyer;
  if person.is_blocked or person.trade_url is null then raise exception 'not admitted'; end if;
  update listing set status = 'reserved', updated_at = clock_now()
    from asset, steam_account account, app_user seller
    where listing.id = wanted and listing.status = 'active' and listing.ask_cents = expected
      and asset.id = listing.asset_id and not asset.is_gone
      and account.id = asset.steam_account_id and account.status = 'normal'
      and seller.id = listing.seller_id and not seller.is_blocked
    returning listing.id, listing.asset_id, listing.market_item_id, listing.seller_id, listing.ask_cents, listing.is_automatic,
      account.id as account_id into bought;
  if not found then raise exception 'gone'; end if;
  select sum(balance_cents) as cents into funds from (
    select balance_cents from ledger_account where owner_id = buyer and kind in ('deposit', 'proceeds') order by id for update) locked;
  if funds.cents < bought.ask_cents then raise exception 'no money'; end if;
  now_at := clock_now();
  no := to_char(now_at, 'YYYYMMDD') || lpad(floor(random() * 1e12)::bigint::text, 12, '0');
  insert into market_order (id, order_no, listing_id, asset_id, market_item_id, seller_id, buyer_id, price_cents, fee_cents, is_automatic,
    phase, buyer_trade_url, held_from_deposit_cents, held_from_proceeds_cents, event_sequence, created_at, updated_at)
  values (order_id, no, bought.id, bought.asset_id, bought.market_item_id, bought.seller_id, buyer, bought.ask_cents, 0, bought.is_automatic,
    'creating', person.trade_url, bought.ask_cents, 0, 1, now_at, now_at);
  insert into order_event (id, order_id, sequence, to_phase, actor, actor_id, cause, created_at)
  values (uuidv7(), order_id, 1, 'creating', 'buyer', buyer, 'ordered', now_at);
  perform from market_order where id = order_id for update;
  select name_zh, name_en into item from market_item where id = bought.market_item_id;
  update market_order set phase = 'awaitingOffer', deadline_at = now_at + interval '30 minutes', event_sequence = 2, updated_at = now_at
    where id = order_id and phase = 'creating' and event_sequence = 1;
  insert into order_event (id, order_id, sequence, from_phase, to_phase, actor, actor_id, cause, evidence, created_at)
  values (uuidv7(), order_id, 2, 'creating', 'awaitingOffer', 'buyer', buyer, 'paid',
    jsonb_build_object('depositCents', bought.ask_cents::text, 'proceedsCents', '0'), now_at);
  insert into ledger_transfer (id, key, reason, order_id, actor, cause)
  values (movement, 'hold:' || order_id, 'hold', order_id, 'buyer', 'paid') on conflict (key) do nothing;
  insert into ledger_account (id, kind, owner_id) values (uuidv7(), 'deposit', buyer), (uuidv7(), 'escrow', order_id)
    on conflict (kind, owner_id) do nothing;
  with leg (kind, owner_id, amount) as (values ('deposit', buyer, -bought.ask_cents), ('escrow', order_id, bought.ask_cents)),
  locked as (
    select account.id, leg.amount from ledger_account account join leg on leg.kind = account.kind and leg.owner_id = account.owner_id
    order by account.id for update of account
  ), moved as (
    update ledger_account account set balance_cents = account.balance_cents + locked.amount
    from locked where account.id = locked.id returning account.id, account.balance_cents, locked.amount
  )
  insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents)
  select uuidv7(), movement, id, amount, balance_cents from moved;
  insert into order_figure (order_id, kind, direction, user_id, price_cents, fee_cents) values (order_id, 'purchase', 1, buyer, bought.ask_cents, 0);
  for side in select * from (values (buyer, 'orderPaid'), (bought.seller_id, 'orderSold')) as side (user_id, template) loop
    perform pg_notify('market_changed', json_build_object('topic', 'order', 'id', order_id, 'userId', side.user_id)::text);
    perform pg_notify('market_changed', json_build_object('topic', 'wallet', 'id', side.user_id, 'userId', side.user_id)::text);
    message_id := uuidv7();
    insert into message (id, user_id, order_id, type, template, params)
    values (message_id, side.user_id, order_id, 1, side.template, jsonb_build_object('orderNo', no, 'itemZh', item.name_zh,
      'itemEn', item.name_en, 'amount', (bought.ask_cents / 100.0)::text, 'status', 'awaitingOffer'));
    perform pg_notify('market_changed', json_build_object('topic', 'message', 'id', message_id, 'userId', side.user_id)::text);
  end loop;
  insert into trade_offer (id, order_id, steam_account_id, tag) values (uuidv7(), order_id, bought.account_id, 'SJ-' || order_id);
  insert into pgboss.job (name, data, singleton_key, policy, retry_limit, expire_seconds)
  values ('trade-offer-send', jsonb_build_object('orderId', order_id), order_id::text, 'short', 3, 60);
  perform from market_item where id = bought.market_item_id for no key update;
  update market_item m set (lowest_ask_cents, listing_count, automatic_count) = (
    select min(ask_cents), count(*), count(*) filter (where is_automatic)
    from listing join app_user seller on seller.id = listing.seller_id
    where market_item_id = m.id and status = 'active' and not seller.is_blocked) where id = bought.market_item_id;
  return no;
end
$$;
