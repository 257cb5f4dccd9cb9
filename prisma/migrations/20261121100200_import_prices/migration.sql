-- A price feed may name items that the catalogue does not have yet: they are read from their names, and say so. What an item's reference
-- price was on a day is kept by month, in one row, like the sales of price_month; 0 where nothing was known.
alter table market_item add column is_read_from_name boolean not null default false;

create table reference_month (
  market_item_id uuid not null,
  phase text not null default '',
  month date not null,
  price_cents bigint[],
  constraint reference_month_pkey primary key (market_item_id, phase, month)
);

grant select on reference_month to market_api;
grant select, insert, update on reference_month to market_worker;

-- The import is done by the worker's role.
grant insert on market_item to market_worker;
grant update (reference_price_cents) on market_item to market_worker;
