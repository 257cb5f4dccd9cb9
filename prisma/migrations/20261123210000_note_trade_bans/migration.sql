set lock_timeout = '3s';
set statement_timeout = '60s';

-- Whom Steam lets not trade is told before a purchase; the worker asks about the accounts of the trade links, those asked longest ago first.
alter table app_user add column banned_steam_id text;
alter table app_user add column ban_due_at timestamptz(3) not null default '1970-01-01 00:00:00+00'::timestamp with time zone;
grant update (ban_due_at) on app_user to market_api;
grant update (banned_steam_id, ban_due_at) on app_user to market_worker;
