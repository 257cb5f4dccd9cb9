set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists order_buyer_phase;
create index concurrently order_buyer_phase on market_order (buyer_id, phase, created_at desc, id desc, verifying_from, market_item_id);
