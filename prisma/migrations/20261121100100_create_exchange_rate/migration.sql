-- The last good exchange rate and the last look for one. One row: a dead service leaves the rate that is kept (W-12).
create table exchange_rate (
  id integer not null default 1 check (id = 1),
  cny_per_usd double precision check (cny_per_usd > 0),
  source text,
  fetched_at timestamptz(3),
  attempted_at timestamptz(3) not null default clock_now(),
  failure text,
  constraint exchange_rate_pkey primary key (id),
  constraint exchange_rate_whole check ((cny_per_usd is null) = (fetched_at is null) and (cny_per_usd is null) = (source is null))
);

grant select on exchange_rate to market_api;
grant select, insert, update on exchange_rate to market_worker;
