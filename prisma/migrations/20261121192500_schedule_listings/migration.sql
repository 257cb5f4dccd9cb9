-- A seller asks for a copy to be listed when its cooldown ends; the worker does it, once.
create table scheduled_listing (
  id uuid not null,
  asset_id uuid not null,
  user_id uuid not null,
  price_cents bigint check (price_cents between 1 and 1000000000),
  multiplier double precision check (multiplier between 0.97 and 1.1),
  is_price_confirmed boolean not null,
  status text not null default 'waiting' check (status in ('waiting', 'listed', 'failed', 'cancelled')),
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null default clock_now(),
  constraint scheduled_listing_pkey primary key (id),
  constraint scheduled_listing_asset_id_fkey foreign key (asset_id) references asset (id) on update cascade on delete restrict,
  constraint scheduled_listing_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint scheduled_listing_one_price check ((price_cents is null) <> (multiplier is null))
);
create unique index scheduled_listing_waiting on scheduled_listing (asset_id) where status = 'waiting';
create index scheduled_listing_due on scheduled_listing (due_at) where status = 'waiting';

grant select on scheduled_listing to market_api, market_worker;
grant insert on scheduled_listing to market_api;
grant update on scheduled_listing to market_api, market_worker;
