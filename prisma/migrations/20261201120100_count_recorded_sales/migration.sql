set lock_timeout = '3s';
set statement_timeout = '60s';

-- How many copies the catalogue's model expects to be sold in a week: orders items that sell equally often, and is told nowhere. The
-- next start reads the catalogue again and fills it.
alter table market_item add column expected_per_week integer not null default 0;
update catalogue_load set content_hash = '';

alter table market_item_phase add column sales_per_day integer not null default 0 check (sales_per_day >= 0),
  add column sales_per_week integer not null default 0 check (sales_per_week >= 0);

-- The last of the seven days that `sales_per_week` counts. Without a row the next aggregation counts all sales anew, as it has to once:
-- until now the model's guess was added to the counts, and sales without an order were left out.
create table sale_week (
  id integer not null default 1 check (id = 1),
  last_day date not null,
  constraint sale_week_pkey primary key (id)
);
grant select on sale_week to market_api;
grant select, insert, update on sale_week to market_worker;

update sale set is_in_day = true
  where not is_in_day and not is_reversed and sold_at > (select clock_now()) - interval '24 hours';

-- Lists are sorted in memory. Without these, counting sales writes less.
drop index market_item_sales_per_week_id_idx;
drop index market_item_tag_type_sales_per_week_id_idx;
