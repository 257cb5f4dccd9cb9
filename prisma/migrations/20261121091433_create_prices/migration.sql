-- Reference prices that do not come from the embedded market's model, and the price history. A month is one row, so that a page reads
-- four rows and not 120.
create table reference_price (
  market_item_id uuid not null,
  phase text not null default '',
  price_cents bigint not null check (price_cents >= 1),
  source text not null check (source in ('feed', 'sales')),
  source_price_cents bigint,
  rate double precision,
  calculated_at timestamptz(3) not null default clock_now(),
  constraint reference_price_pkey primary key (market_item_id, phase)
);

create table price_month (
  market_item_id uuid not null,
  phase text not null default '',
  month date not null,
  median_cents bigint[],
  sales_counts integer[],
  constraint price_month_pkey primary key (market_item_id, phase, month)
);

grant select on reference_price, price_month to market_api;
grant select, insert, update on reference_price, price_month to market_worker;
