set lock_timeout = '3s';
set statement_timeout = '60s';

-- When a sync last read an account's protected items: most syncs read the free ones alone.
alter table steam_account add column protected_read_at timestamptz(3);
grant update (protected_read_at) on steam_account to market_api;
