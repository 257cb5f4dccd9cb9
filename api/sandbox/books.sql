-- The sandbox's own database: the state of Steam, the payment app and the SMS provider. Applied at every start, so every statement is
-- repeatable. It never contains money and orders of the market: the two databases check each other.

-- If the market's migrations have created the schema and own the clock, our role may create neither, and even
-- `create schema if not exists` would fail. A sandbox that runs alone (tests, a new database) creates its own.
do $$
begin
  if to_regnamespace('sandbox') is null then
    create schema sandbox;
  end if;
  if to_regprocedure('public.clock_now()') is null then
    create table if not exists public.clock_offset (id int primary key check (id = 1), offset_ms bigint not null);
    create function public.clock_now() returns timestamptz language sql stable as
      $clock$ select now() + coalesce((select offset_ms from public.clock_offset where id = 1), 0) * interval '1 millisecond' $clock$;
  end if;
end $$;

create table if not exists sandbox.setting (name text primary key, value text not null);

create table if not exists sandbox.steam_account (
  steam_id bigint primary key,
  account_name text not null unique,
  persona_name text not null,
  shared_secret text not null,
  identity_secret text not null,
  device_id text not null,
  trade_token text not null,
  refresh_token text,
  is_robot boolean not null default false,
  behaviour text not null default 'accept' check (behaviour in ('accept', 'decline', 'ignore', 'counter')),
  behaviour_delay_ms int not null default 2000 check (behaviour_delay_ms >= 0),
  hold_days int not null default 0 check (hold_days >= 0),
  is_inventory_private boolean not null default false,
  has_acknowledged_protection boolean not null default true,
  trade_banned_until timestamptz,
  created_at timestamptz not null default public.clock_now()
);

create table if not exists sandbox.item_class (
  class_id bigint primary key,
  market_hash_name text not null,
  name_en text not null,
  name_zh text not null,
  icon_url text,
  tags jsonb not null
);

-- New ids start above every seeded one: a trade always gives an asset an unused id.
create sequence if not exists sandbox.asset_id start 200000000000;

create table if not exists sandbox.asset (
  asset_id bigint primary key,
  owner_id bigint references sandbox.steam_account, -- null during a trade hold by Steam
  class_id bigint not null references sandbox.item_class,
  instance_id bigint not null,
  float_value double precision,
  paint_seed int,
  paint_index int,
  stickers jsonb not null default '[]',
  charm jsonb,
  name_tag text,
  protected_until timestamptz
);
create index if not exists asset_owner on sandbox.asset (owner_id, asset_id);

create sequence if not exists sandbox.offer_id start 6100000000;
create sequence if not exists sandbox.trade_id start 3520000000000000000;
create sequence if not exists sandbox.confirmation_id start 15400000000;

create table if not exists sandbox.trade_offer (
  offer_id bigint primary key default nextval('sandbox.offer_id'),
  sender_id bigint not null references sandbox.steam_account,
  recipient_id bigint not null references sandbox.steam_account,
  message text not null,
  state int not null check (state between 1 and 12),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  react_at timestamptz, -- when the simulated recipient reacts
  countered_offer_id bigint,
  trade_id bigint,
  escrow_end_at timestamptz,
  settlement_at timestamptz
);
create index if not exists trade_offer_sender on sandbox.trade_offer (sender_id, updated_at);
create index if not exists trade_offer_recipient on sandbox.trade_offer (recipient_id, updated_at);
create index if not exists trade_offer_open on sandbox.trade_offer (expires_at) where state in (2, 9);
create index if not exists trade_offer_reacting on sandbox.trade_offer (react_at) where state = 2;

create table if not exists sandbox.trade_offer_item (
  offer_id bigint not null references sandbox.trade_offer,
  position int not null,
  giver_id bigint not null,
  asset_id bigint not null,
  class_id bigint not null,
  instance_id bigint not null,
  primary key (offer_id, position)
);
create index if not exists trade_offer_item_asset on sandbox.trade_offer_item (asset_id);

-- Every state that an offer had, in order. Tests use it to check 'at most one offer for an order'.
create table if not exists sandbox.trade_offer_state (
  id bigint generated always as identity primary key,
  offer_id bigint not null references sandbox.trade_offer,
  state int not null,
  cause text not null,
  at timestamptz not null
);
create index if not exists trade_offer_state_offer on sandbox.trade_offer_state (offer_id);

create table if not exists sandbox.confirmation (
  confirmation_id bigint primary key default nextval('sandbox.confirmation_id'),
  steam_id bigint not null references sandbox.steam_account,
  offer_id bigint not null references sandbox.trade_offer,
  nonce text not null,
  created_at timestamptz not null,
  unique (steam_id, offer_id)
);

create table if not exists sandbox.used_confirmation_key (
  steam_id bigint not null,
  key_time bigint not null,
  tag text not null,
  primary key (steam_id, key_time, tag)
);

create table if not exists sandbox.trade (
  trade_id bigint primary key default nextval('sandbox.trade_id'),
  offer_id bigint references sandbox.trade_offer,
  sender_id bigint not null,
  recipient_id bigint not null,
  status int not null check (status between 0 and 12),
  init_at timestamptz not null,
  modified_at timestamptz not null,
  escrow_end_at timestamptz,
  settlement_at timestamptz,
  rollback_trade_id bigint
);
create index if not exists trade_sender on sandbox.trade (sender_id);
create index if not exists trade_recipient on sandbox.trade (recipient_id);
create index if not exists trade_held on sandbox.trade (escrow_end_at) where status = 10;

create table if not exists sandbox.trade_asset (
  trade_id bigint not null references sandbox.trade,
  position int not null,
  giver_id bigint not null,
  receiver_id bigint not null,
  asset_id bigint not null,
  class_id bigint not null,
  instance_id bigint not null,
  context_id int not null,
  new_asset_id bigint,
  new_context_id int,
  rollback_new_asset_id bigint,
  primary key (trade_id, position)
);

create table if not exists sandbox.sms (
  id bigint generated always as identity primary key,
  phone text not null,
  sign_name text not null,
  template_code text not null,
  template_param text not null,
  biz_id text not null,
  sent_at timestamptz not null
);
create index if not exists sms_phone on sandbox.sms (phone, id desc);
