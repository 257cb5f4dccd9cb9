set lock_timeout = '3s';
set statement_timeout = '60s';

-- What Steam said of a trade link that a partner asked about. Links of anybody, so forgotten after a day.
create table link_check (
  steam_id text not null,
  token text not null,
  id uuid not null,
  user_id uuid not null,
  requested_at timestamptz(3) not null default clock_now(),
  claimed_at timestamptz(3),
  status text check (status in ('good', 'refused', 'unknown')),
  reason text check (reason in ('tradeLink', 'partnerBlocked', 'tradeHold')),
  hold_days int,
  answered_at timestamptz(3),
  kept_until timestamptz(3) not null,
  constraint link_check_pkey primary key (steam_id, token),
  constraint link_check_reason check ((reason is not null) = (status is not distinct from 'refused'))
);
create unique index link_check_id_key on link_check (id);
create index link_check_user_id_requested_at_idx on link_check (user_id, requested_at);
create index link_check_kept_until_idx on link_check (kept_until);
grant select, insert, update on link_check to market_api;
grant select, delete on link_check to market_worker;
grant update (claimed_at, status, reason, hold_days, answered_at, kept_until) on link_check to market_worker;
