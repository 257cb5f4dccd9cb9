set lock_timeout = '3s';
set statement_timeout = '60s';

-- The facts that a seller wants to see on each row, in their order. Empty: the usual ones.
alter table app_user add column desk_facts text[] default array[]::text[];
grant update (desk_facts) on app_user to market_api;
