set lock_timeout = '3s';
set statement_timeout = '3600s';

-- The records of sellers look at the orders of the last days every minute: rows of one age lie together, so a few pages of index do.
drop index concurrently if exists market_order_created_at_idx;
create index concurrently market_order_created_at_idx on market_order using brin (created_at);
