set lock_timeout = '3s';
set statement_timeout = '60s';

-- A cost that its owner removed is not filled in again from the purchase. Which ones were removed before this is not known.
alter table asset add column is_cost_removed boolean not null default false;
grant update (is_cost_removed) on asset to market_api;
