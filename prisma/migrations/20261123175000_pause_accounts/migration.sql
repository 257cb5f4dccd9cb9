set lock_timeout = '3s';
set statement_timeout = '60s';

-- Why what an account has on sale is paused, and what else than its status keeps it from selling.
alter table steam_account add column paused_reason text;
alter table steam_account add constraint steam_account_paused_reason
  check (paused_reason in ('abnormal', 'notSellable', 'private', 'unconfirmed'));
alter table steam_account add column is_inventory_private boolean not null default false;
alter table steam_account add column unconfirmed_count integer not null default 0;
update steam_account set is_inventory_private = true where inventory_status = 'private';
grant select (paused_reason, is_inventory_private, unconfirmed_count) on steam_account to market_api;
grant update (unconfirmed_count) on steam_account to market_api;
