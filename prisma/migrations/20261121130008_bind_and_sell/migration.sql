-- Users bind Steam accounts and sell from their inventories.

-- Once unbound, an account may be bound again, by whoever holds its Mafile; its orders and assets stay with the old row.
alter table steam_account
  add column unbound_at timestamptz(3),
  add column persona_name text,
  add column refresh_token_expires_at timestamptz(3),
  add column access_token_expires_at timestamptz(3),
  add column inventory_status text not null default 'never'
    check (inventory_status in ('never', 'syncing', 'synced', 'private', 'failed')),
  add column inventory_synced_at timestamptz(3),
  add column inventory_due_at timestamptz(3),
  add column inventory_count int not null default 0 check (inventory_count >= 0);
drop index steam_account_steam_id_key;
create unique index steam_account_bound_once on steam_account (steam_id) where unbound_at is null;

alter table asset
  add column context_id text not null default '2' check (context_id in ('2', '16')),
  add column is_tradable boolean not null default true,
  add column is_marketable boolean not null default true,
  add column tradable_at timestamptz(3),
  add column seen_at timestamptz(3);

create table steam_binding (
  id uuid not null,
  user_id uuid not null,
  account_name text not null check (char_length(account_name) between 1 and 64),
  type text not null check (type in ('ordinary', 'robot')),
  status text not null default 'pending' check (status in ('pending', 'bound', 'failed')),
  reason text,
  sealed_upload text,
  steam_account_id uuid,
  created_at timestamptz(3) not null default clock_now(),
  updated_at timestamptz(3) not null default clock_now(),
  constraint steam_binding_pkey primary key (id),
  constraint steam_binding_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint steam_binding_steam_account_id_fkey foreign key (steam_account_id) references steam_account (id)
    on update cascade on delete set null,
  -- An upload is kept exactly as long as it is waited for.
  constraint steam_binding_upload check ((sealed_upload is not null) = (status = 'pending'))
);
create unique index steam_binding_pending_once on steam_binding (user_id, account_name) where status = 'pending';
create index steam_binding_user_id_created_at_id_idx on steam_binding (user_id, created_at desc, id);

-- The api takes an upload in and never reads one; secrets stay the worker's alone (T-15).
grant select (id, user_id, account_name, type, status, reason, steam_account_id, created_at, updated_at) on steam_binding to market_api;
grant insert on steam_binding to market_api;
grant select, update on steam_binding to market_worker;
grant select (account_name, persona_name, refresh_token_expires_at, access_token_expires_at, inventory_status, inventory_synced_at,
  inventory_due_at, inventory_count, unbound_at) on steam_account to market_api;
grant update (type, unbound_at, inventory_status) on steam_account to market_api;
grant insert, update on steam_account to market_worker;
grant insert, update on asset to market_worker;
grant insert on market_item to market_worker;
grant insert, update on listing to market_api, market_worker;
