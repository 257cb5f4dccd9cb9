set lock_timeout = '3s';
set statement_timeout = '60s';

-- Since when a listing has its ask, and how long a sold copy waited for its buyer at the price of its sale: what shows
-- a seller how fast copies sell at a price. Earlier listings and sales have none, since their asks may have changed.
alter table listing add column priced_at timestamptz(3);
alter table listing alter column priced_at set default clock_now();
alter table sale add column waited_seconds int;
alter table sale add column reference_cents bigint;
