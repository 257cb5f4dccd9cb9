set lock_timeout = '3s';
set statement_timeout = '60s';

-- What became of a price offer is told to those of its sides who are partners, by the transaction that did it. Its number is the buyer's own.
create function insert_offer_event(told_offer price_offer, told_type text, told_sides text[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into callback_event (id, partner_id, type, data)
  select gen_random_uuid(), partner.id, told_type, jsonb_build_object('offerId', told_offer.id, 'side', side.name,
    'ownNo', case side.name when 'buyer' then told_offer.own_no end, 'listingId', told_offer.listing_id, 'marketHashName', item.market_hash_name,
    'status', told_offer.state, 'endReason', told_offer.end_reason, 'askCents', told_offer.ask_cents, 'priceCents', told_offer.price_cents,
    'counterCents', told_offer.counter_cents, 'expiresAt', told_offer.expires_at)
    || case told_type when 'offer.accepted' then jsonb_build_object('orderNo', o.order_no, 'orderPriceCents', o.price_cents) else '{}' end
  from (values ('buyer', told_offer.buyer_id), ('seller', told_offer.seller_id)) side (name, user_id)
    join partner on partner.user_id = side.user_id
    join listing on listing.id = told_offer.listing_id join market_item item on item.id = listing.market_item_id
    left join market_order o on o.id = told_offer.order_id
  where side.name = any(told_sides)
    and (partner.locked_at is not null or exists (select from partner_key where partner_key.partner_id = partner.id));
$$;
revoke execute on function insert_offer_event(price_offer, text, text[]) from public;

create function tell_made_offer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform insert_offer_event(new, 'offer.made', '{seller}');
  return null;
end
$$;
create trigger price_offer_tell_seller after insert on price_offer for each row execute function tell_made_offer();

-- An offer that its listing's price cut ended may still buy: what became of it is known when its money was spent or returned. An accepted one is
-- told when its order is there.
create function tell_changed_offer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_over boolean := case when new.end_reason = 'priceCut' then new.is_released and not old.is_released else new.state <> old.state end;
  told text := case
    when new.order_id is not null and old.order_id is null then 'offer.accepted'
    when new.state = 'countered' and old.state = 'open' then 'offer.countered'
    when new.state = 'declined' and old.state <> 'declined' then 'offer.declined'
    when new.state in ('withdrawn', 'expired', 'ended') and is_over then 'offer.ended' end;
begin
  if told is not null then
    perform insert_offer_event(new, told, case told when 'offer.countered' then '{buyer}'::text[] else '{buyer,seller}' end);
  end if;
  return null;
end
$$;
create trigger price_offer_tell_partners after update on price_offer for each row
  when (old.state is distinct from new.state or old.order_id is distinct from new.order_id or old.is_released is distinct from new.is_released)
  execute function tell_changed_offer();
