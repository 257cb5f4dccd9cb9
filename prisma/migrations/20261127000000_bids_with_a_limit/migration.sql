set lock_timeout = '3s';
set statement_timeout = '60s';

-- A bid may go beyond its price where others bid for the same copy: up to a limit that nobody else sees. Its money is held at the limit.
alter table bid add column limit_cents bigint;
update bid set limit_cents = price_cents;
alter table bid alter column limit_cents set not null,
  add constraint bid_limit_is_no_less check (limit_cents >= price_cents),
  drop constraint bid_holds_its_price,
  add constraint bid_holds_its_limit check (held_from_deposit_cents + held_from_proceeds_cents = case when state = 'open' then remaining * limit_cents else 0 end);

drop index bid_awake;
create index bid_awake on bid (market_item_id, limit_cents desc, queued_at, id) where state = 'open' and sleep_reason is null;
create index bid_in_book on bid (market_item_id, price_cents desc) where state = 'open' and sleep_reason is null;
