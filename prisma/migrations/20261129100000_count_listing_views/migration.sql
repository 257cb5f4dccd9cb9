set lock_timeout = '3s';
set statement_timeout = '60s';

-- How often visitors looked at a copy on sale on a day in China. Counts alone: who looked is not stored. No foreign key:
-- each count would lock the listing's row and wait for its buyer; a listing is never deleted.
create table listing_view_day (
  listing_id uuid not null,
  day date not null,
  view_count int not null check (view_count > 0),
  constraint listing_view_day_pkey primary key (listing_id, day)
);
-- The worker forgets days by their age.
create index listing_view_day_day_idx on listing_view_day (day);

grant select on listing_view_day to market_api, market_worker;
grant insert, update (view_count) on listing_view_day to market_api;
grant delete on listing_view_day to market_worker;
