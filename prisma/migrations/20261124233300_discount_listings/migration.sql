set lock_timeout = '3s';
set statement_timeout = '60s';

-- Discounts on listings for some time.
create table listing_discount (
  id uuid not null,
  listing_id uuid not null,
  user_id uuid not null,
  percent int not null check (percent between 1 and 90),
  is_price_confirmed boolean not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  state text not null default 'planned' check (state in ('planned', 'running', 'ended', 'cancelled', 'refused')),
  former_cents bigint,
  discounted_cents bigint,
  struck_cents bigint,
  created_at timestamptz(3) not null default clock_now(),
  constraint listing_discount_pkey primary key (id),
  constraint listing_discount_listing_id_fkey foreign key (listing_id) references listing (id) on update cascade on delete restrict,
  constraint listing_discount_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint listing_discount_amounts check (state in ('planned', 'refused', 'cancelled') or (former_cents is not null and discounted_cents is not null))
);
create unique index listing_discount_one_open on listing_discount (listing_id) where state in ('planned', 'running');
create index listing_discount_to_start on listing_discount (starts_at) where state = 'planned';
create index listing_discount_to_end on listing_discount (ends_at) where state = 'running';
create index listing_discount_listing_id_idx on listing_discount (listing_id);
create index listing_discount_user_id_idx on listing_discount (user_id);

grant select on listing_discount to market_api;
grant select, insert, update, delete on listing_discount to market_worker;

alter table bulk_action drop constraint bulk_action_kind_check;
alter table bulk_action add constraint bulk_action_kind_check check (kind in ('list', 'reprice', 'unlist', 'cost', 'discount')) not valid;
