set lock_timeout = '3s';
set statement_timeout = '60s';

-- A filter of the inventory or of own listings that its seller keeps under a name.
create table saved_view (
  id uuid not null,
  user_id uuid not null,
  place text not null check (place in ('inventory', 'listings')),
  name text not null,
  filter jsonb not null,
  -- In the order of its place; the lowest comes first.
  position int not null,
  created_at timestamptz(3) not null default clock_now(),
  constraint saved_view_pkey primary key (id),
  constraint saved_view_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index saved_view_user_id_place_name_key on saved_view (user_id, place, name);
grant select, insert, update, delete on saved_view to market_api;
grant select, delete on saved_view to market_worker;

-- The scope of a rule: a filter of own listings, null for all; and only these copies, none for all.
alter table selling_rule
  add column filter jsonb,
  add column asset_ids uuid[] default array[]::uuid[];
