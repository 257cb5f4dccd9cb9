set lock_timeout = '3s';
set statement_timeout = '60s';

-- What a seller has set up of their shop's page.
create table shop (
  user_id uuid not null,
  line text check (line <> '' and length(line) <= 200),
  pinned_listing_ids uuid[] default array[]::uuid[] check (cardinality(pinned_listing_ids) <= 6),
  constraint shop_pkey primary key (user_id),
  constraint shop_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);

-- The addresses of shops. A replaced one leads to its shop for some time; then it is free again.
create table shop_address (
  key text not null check (key <> ''),
  address text not null check (address <> ''),
  user_id uuid not null,
  created_at timestamptz(3) not null default clock_now(),
  replaced_at timestamptz(3),
  constraint shop_address_pkey primary key (key),
  constraint shop_address_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index shop_address_one_in_use on shop_address (user_id) where replaced_at is null;
create index shop_address_user_id_idx on shop_address (user_id);

grant select, insert, update on shop to market_api;
grant select, insert, update, delete on shop_address to market_api;
grant select, delete on shop, shop_address to market_worker;
