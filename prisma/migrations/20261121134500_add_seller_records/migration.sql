-- Buyers see how a seller delivers, and who sells most.
create table seller_record (
  user_id uuid not null,
  delivered_count int not null check (delivered_count >= 0),
  broken_count int not null check (broken_count >= 0),
  median_delivery_ms bigint check (median_delivery_ms >= 0),
  counted_at timestamptz(3) not null default clock_now(),
  constraint seller_record_pkey primary key (user_id),
  constraint seller_record_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create index seller_record_delivered_count_user_id_idx on seller_record (delivered_count desc, user_id);

grant select on seller_record to market_api, market_worker;
grant insert, update on seller_record to market_worker;
