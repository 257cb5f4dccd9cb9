set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists message_of_sales;
create index concurrently message_of_sales on message (user_id, sale_day, created_at desc, id desc) where sale_day is not null;
