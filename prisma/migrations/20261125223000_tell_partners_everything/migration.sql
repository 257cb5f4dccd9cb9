set lock_timeout = '3s';
set statement_timeout = '60s';

-- An event carries the state of its order as it was then, so that every attempt and every read of it says the same.
alter table callback_event add column data jsonb not null default '{}';
-- Of the events until now it was not kept; what may have changed since is left out.
update callback_event set data = jsonb_build_object('recipientSteamId',
  (substring(market_order.buyer_trade_url from 'partner=([0-9]+)')::bigint + 76561197960265728)::text)
from market_order where market_order.id = callback_event.order_id;

-- A partner hears of every row of an order's history, not of its phases alone: no sequence number is without an event, and a trade link that
-- Steam refuses is told as soon as it is known.
create or replace function tell_partners() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into callback_event (id, partner_id, type, order_id, sequence, data)
  select gen_random_uuid(), partner.id, 'order.changed', new.order_id, new.sequence,
    jsonb_build_object('deliveryIssue', market_order.delivery_issue, 'deadlineAt', market_order.deadline_at,
      'holdEndsAt', market_order.hold_ends_at, 'settlesAt', market_order.settles_at, 'tradeOfferId', trade_offer.steam_offer_id,
      'recipientSteamId', (substring(market_order.buyer_trade_url from 'partner=([0-9]+)')::bigint + 76561197960265728)::text)
  from market_order join partner on partner.user_id in (market_order.buyer_id, market_order.seller_id)
    left join trade_offer on trade_offer.order_id = market_order.id
  where market_order.id = new.order_id
    and (partner.locked_at is not null or exists (select from partner_key where partner_key.partner_id = partner.id));
  return null;
end
$$;
drop trigger order_event_tell_partners on order_event;
create trigger order_event_tell_partners after insert on order_event for each row execute function tell_partners();

-- A hold of a partner's account stops its purchases and sales: the partner's program hears of it as its owner does.
create function tell_held_partners() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into callback_event (id, partner_id, type, data)
  select gen_random_uuid(), partner.id, case when new.ended_at is null then 'account.held' else 'account.released' end,
    jsonb_build_object('holdId', new.id, 'scope', new.scope, 'cause', new.cause, 'note', new.note, 'startedAt', new.started_at,
      'endsAt', new.ends_at, 'orderNo', (select order_no from market_order where market_order.id = new.order_id))
  from partner
  where partner.user_id = new.user_id
    and (partner.locked_at is not null or exists (select from partner_key where partner_key.partner_id = partner.id));
  return null;
end
$$;
create trigger account_hold_tell_begin after insert on account_hold for each row when (new.ended_at is null)
  execute function tell_held_partners();
create trigger account_hold_tell_end after update on account_hold for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_held_partners();
