set lock_timeout = '3s';
set statement_timeout = '60s';

-- The cart, and the presses that buy several copies with an outcome for each.
create table cart_line (
  id uuid not null,
  user_id uuid not null,
  listing_id uuid not null,
  price_cents bigint not null check (price_cents > 0),
  added_at timestamptz(3) not null default clock_now(),
  constraint cart_line_pkey primary key (id),
  constraint cart_line_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint cart_line_listing_id_fkey foreign key (listing_id) references listing (id) on update cascade on delete restrict
);
create unique index cart_line_one_each on cart_line (user_id, listing_id);
create index cart_line_listing_id_idx on cart_line (listing_id);

create table cart_purchase (
  id uuid not null,
  user_id uuid not null,
  confirmed_sum_cents bigint not null check (confirmed_sum_cents >= 0),
  stop_reason text check (stop_reason in ('noMoreCopies', 'priceLimit', 'sumLimit', 'insufficientFunds')),
  created_at timestamptz(3) not null default clock_now(),
  constraint cart_purchase_pkey primary key (id),
  constraint cart_purchase_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create index cart_purchase_user_id_idx on cart_purchase (user_id, id desc);

create table cart_purchase_line (
  purchase_id uuid not null,
  position int not null check (position between 0 and 49),
  listing_id uuid not null,
  expected_price_cents bigint not null check (expected_price_cents > 0),
  outcome text check (outcome in ('bought', 'priceChanged', 'gone', 'own', 'insufficientFunds', 'notAllowed')),
  price_cents bigint,
  reason text,
  order_id uuid,
  constraint cart_purchase_line_pkey primary key (purchase_id, position),
  constraint cart_purchase_line_purchase_id_fkey foreign key (purchase_id) references cart_purchase (id) on update cascade on delete restrict,
  constraint cart_purchase_line_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete set null,
  constraint cart_purchase_line_has_order check (order_id is null or outcome = 'bought'),
  constraint cart_purchase_line_has_price check ((price_cents is not null) = (outcome is not null and outcome = 'priceChanged')),
  constraint cart_purchase_line_has_reason check ((reason is not null) = (outcome is not null and outcome = 'notAllowed'))
);
create unique index cart_purchase_line_order_id_key on cart_purchase_line (order_id);

grant select, insert, delete on cart_line to market_api;
grant select, delete on cart_line to market_worker;
grant select, insert on cart_purchase to market_api;
grant select on cart_purchase to market_worker;
grant select, insert, update on cart_purchase_line to market_api;
grant select on cart_purchase_line to market_worker;
