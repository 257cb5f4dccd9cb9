set lock_timeout = '3s';
set statement_timeout = '60s';

-- The optional messages that a seller does not want.
alter table app_user add column muted_alerts text[] default array[]::text[];
grant update (muted_alerts) on app_user to market_api;
