set lock_timeout = '3s';
set statement_timeout = '60s';

-- Whose trades Steam would hold is told before a purchase, as a trade ban is; the worker asks about the account of each trade link.
alter table app_user add column held_steam_id text;
alter table app_user add column hold_asked_at timestamptz(3);
grant update (hold_asked_at) on app_user to market_api;
grant update (held_steam_id, hold_asked_at) on app_user to market_worker;
