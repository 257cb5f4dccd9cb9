set lock_timeout = '3s';
set statement_timeout = '60s';

-- What other platforms ask for an item, by the last feed that named it, in fen.
create table platform_price (
  market_item_id uuid not null,
  platform text not null,
  phase text not null default '',
  ask_cents bigint not null check (ask_cents > 0),
  bid_cents bigint check (bid_cents > 0),
  fetched_at timestamptz(3) not null,
  is_counted boolean not null default false,
  constraint platform_price_pkey primary key (market_item_id, platform, phase)
);
-- Figures that grow old leave the comparison's order: the worker finds them here.
create index platform_price_counted on platform_price (fetched_at) where is_counted;

-- The last feed of each platform.
create table platform_feed (
  platform text not null,
  fetched_at timestamptz(3) not null,
  imported_at timestamptz(3) not null,
  row_count int not null check (row_count >= 0),
  is_sandbox boolean not null default false,
  constraint platform_feed_pkey primary key (platform)
);

-- One row a month: four bytes a day, 0 where nothing was told.
create table platform_month (
  market_item_id uuid not null,
  platform text not null,
  month date not null,
  ask_cents int[],
  constraint platform_month_pkey primary key (market_item_id, platform, month)
);

-- What is fresh of it, with the item: the market in memory orders by it.
alter table market_item add column platform_asks_cents jsonb not null default '{}';
-- Each import writes most rows again: with room in their pages the indexes need not be told.
alter table market_item set (fillfactor = 80);
alter table platform_price set (fillfactor = 80);
alter table platform_month set (fillfactor = 80);

grant select on platform_price, platform_feed, platform_month to market_api, market_worker;
grant insert, update on platform_price, platform_feed, platform_month to market_worker;
grant update (platform_asks_cents) on market_item to market_worker;
