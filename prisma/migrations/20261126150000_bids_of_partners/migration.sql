set lock_timeout = '3s';
set statement_timeout = '60s';

-- A bid of a partner: the partner's own number of it, and whom its copies are delivered to. Equal bids for two recipients are two bids.
alter table bid add column own_no text;
alter table bid add column trade_url text not null default '';
-- As partner_order has it: a trade that somebody else reverses does not hold the partner.
alter table bid_fill add column is_for_others boolean not null default false;
drop index bid_one_open;
create unique index bid_one_open on bid (user_id, market_item_id, filter, trade_url) where state = 'open';
create unique index bid_own_no on bid (user_id, own_no) where own_no is not null;

-- What became of a bid is told to its bidder, if that is a partner, by the transaction that did it.
create function insert_bid_event(told_bid bid, told_type text, more jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into callback_event (id, partner_id, type, data)
  select gen_random_uuid(), partner.id, told_type, more || jsonb_build_object('bidId', told_bid.id, 'ownNo', told_bid.own_no,
    'marketHashName', item.market_hash_name, 'status', case when told_bid.sleep_reason is null then told_bid.state else 'asleep' end,
    'sleepReason', told_bid.sleep_reason, 'quantity', told_bid.quantity, 'remaining', told_bid.remaining, 'priceLimitCents', told_bid.price_cents)
  from partner join market_item item on item.id = told_bid.market_item_id
  where partner.user_id = told_bid.user_id
    and (partner.locked_at is not null or exists (select from partner_key where partner_key.partner_id = partner.id));
$$;
revoke execute on function insert_bid_event(bid, text, jsonb) from public;

create function tell_changed_bid() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  told text := case
    when new.state in ('cancelled', 'expired') and old.state = 'open' then 'bid.' || new.state
    when new.state <> 'open' then null
    when old.sleep_reason is null and new.sleep_reason is not null then 'bid.slept'
    when old.sleep_reason is not null and new.sleep_reason is null then 'bid.woken' end;
begin
  if told is not null then
    perform insert_bid_event(new, told, '{}');
  end if;
  return null;
end
$$;
create trigger bid_tell_partner after update on bid for each row
  when (old.state is distinct from new.state or old.sleep_reason is distinct from new.sleep_reason) execute function tell_changed_bid();

create function tell_filled_bid() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform insert_bid_event(bid, 'bid.filled', jsonb_build_object('orderNo', o.order_no, 'priceCents', o.price_cents))
  from bid, market_order o where bid.id = new.bid_id and o.id = new.order_id;
  return null;
end
$$;
create trigger bid_fill_tell_partner after insert on bid_fill for each row execute function tell_filled_bid();
