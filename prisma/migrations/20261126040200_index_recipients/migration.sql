set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists market_order_recipient_steam_id_created_at_idx;
create index concurrently market_order_recipient_steam_id_created_at_idx on market_order (recipient_steam_id, created_at desc);
