set lock_timeout = '3s';
set statement_timeout = '60s';

-- What became of each copy that its owner wanted to sell to a bid at once: the answer to a repeated request.
create table quick_sale (
  id uuid not null,
  user_id uuid not null,
  asset_id uuid not null,
  outcome text not null check (outcome in ('sold', 'listed', 'bidGone', 'refused')),
  reason text,
  price_cents bigint,
  order_id uuid,
  listing_id uuid,
  created_at timestamptz(3) not null default clock_now(),
  constraint quick_sale_pkey primary key (id),
  constraint quick_sale_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint quick_sale_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  check ((outcome = 'sold') = (order_id is not null))
);
create unique index quick_sale_order on quick_sale (order_id);
create index quick_sale_by_user on quick_sale (user_id, id desc);

grant select, insert on quick_sale to market_api;
grant select on quick_sale to market_worker;
