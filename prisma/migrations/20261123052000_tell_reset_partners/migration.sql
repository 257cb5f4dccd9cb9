set lock_timeout = '3s';
set statement_timeout = '60s';

-- Partners whose key and address an operator has reset hear nothing meanwhile, but nothing is lost to them (I11): what changes is written,
-- waits until an address is locked again, and stands in their list of events. A partner is one from its first key on.
create or replace function tell_partners() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into callback_event (id, partner_id, type, order_id, sequence)
  select gen_random_uuid(), partner.id, 'order.changed', new.order_id, new.sequence
  from market_order join partner on partner.user_id in (market_order.buyer_id, market_order.seller_id)
  where market_order.id = new.order_id
    and (partner.locked_at is not null or exists (select from partner_key where partner_key.partner_id = partner.id));
  return null;
end
$$;
