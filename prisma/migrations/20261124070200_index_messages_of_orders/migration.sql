set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists message_of_order;
create index concurrently message_of_order on message (order_id, user_id, created_at desc, id desc) where order_id is not null;
