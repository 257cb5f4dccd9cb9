-- Watched items with the price to be told of, market lists kept under a name, and by which asks their alerts were judged last.
create table watched_item (
  id uuid not null,
  user_id uuid not null,
  market_item_id uuid not null,
  target_cents bigint check (target_cents between 1 and 10000000),
  is_armed boolean not null default true,
  notified_at timestamptz(3),
  created_at timestamptz(3) not null default clock_now(),
  constraint watched_item_pkey primary key (id),
  constraint watched_item_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint watched_item_market_item_id_fkey foreign key (market_item_id) references market_item (id)
    on update cascade on delete restrict
);
create unique index watched_item_user_id_market_item_id_key on watched_item (user_id, market_item_id);
create index watched_item_user_id_created_at_id_idx on watched_item (user_id, created_at desc, id);
create index watched_item_target on watched_item (market_item_id) where target_cents is not null;

create table saved_filter (
  id uuid not null,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  filter jsonb not null,
  wants_alerts boolean not null default false,
  price_limit_cents bigint check (price_limit_cents between 1 and 10000000),
  new_item_ids uuid[] default array[]::uuid[],
  notified_at timestamptz(3),
  created_at timestamptz(3) not null default clock_now(),
  constraint saved_filter_pkey primary key (id),
  constraint saved_filter_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index saved_filter_user_id_name_key on saved_filter (user_id, name);
create index saved_filter_user_id_created_at_id_idx on saved_filter (user_id, created_at desc, id);
create index saved_filter_alerts on saved_filter (id) where wants_alerts;

create table judged_ask (
  market_item_id uuid not null,
  lowest_ask_cents bigint,
  constraint judged_ask_pkey primary key (market_item_id)
);
-- What is on sale today is no news.
insert into judged_ask (market_item_id, lowest_ask_cents) select id, lowest_ask_cents from market_item;

grant select on watched_item, saved_filter, judged_ask to market_api, market_worker;
grant insert, update, delete on watched_item, saved_filter to market_api;
-- The api judges a new target by the ask that the worker judged last, and holds that still while it does.
grant insert, update on judged_ask to market_api, market_worker;
grant update (is_armed, notified_at) on watched_item to market_worker;
grant update (new_item_ids, notified_at) on saved_filter to market_worker;
