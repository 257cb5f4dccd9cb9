set lock_timeout = '3s';
set statement_timeout = '60s';

-- A time until a sale is told of this market's orders alone: the embedded market's invented past had made-up ones.
update sale set waited_seconds = null where order_id is null and waited_seconds is not null;
alter table sale add constraint sale_waited_for_order check (waited_seconds is null or order_id is not null);
