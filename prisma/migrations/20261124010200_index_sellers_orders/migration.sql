set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists order_seller_phase;
create index concurrently order_seller_phase on market_order (seller_id, phase, created_at desc, id desc, verifying_from, market_item_id);
