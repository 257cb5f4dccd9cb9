set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists sale_without_order;
create index concurrently sale_without_order on sale (seller_id, sold_at) where seller_id is not null;
