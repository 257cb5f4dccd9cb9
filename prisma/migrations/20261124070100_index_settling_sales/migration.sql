set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists order_settling;
create index concurrently order_settling on market_order (seller_id, settles_at, id) where phase = 'protected';
