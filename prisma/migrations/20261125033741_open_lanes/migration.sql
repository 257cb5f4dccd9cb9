set lock_timeout = '3s';
set statement_timeout = '60s';

-- A lane is a way out to Steam: the market's own address, or a proxy whose address is sealed for the worker.
create table steam_lane (
  id uuid primary key,
  name text not null,
  sealed_proxy text,
  state text not null default 'open',
  created_at timestamptz(3) not null default clock_now(),
  constraint steam_lane_name check (name ~ '^[a-z0-9-]{1,40}$'),
  constraint steam_lane_state check (state in ('open', 'draining'))
);
create unique index steam_lane_name_key on steam_lane(name);

-- The pace of a lane, which all workers share. Its times are those of the real clock: Steam's limits know no other.
create table steam_lane_pace (
  lane_id uuid not null,
  kind text not null,
  free_at timestamptz(3) not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  closed_until timestamptz(3) not null default '1970-01-01 00:00:00+00'::timestamp with time zone,
  limited integer not null default 0,
  outages integer not null default 0,
  primary key (lane_id, kind),
  constraint steam_lane_pace_kind check (kind in ('api', 'community', 'inventory')),
  constraint steam_lane_pace_lane_id_fkey foreign key (lane_id) references steam_lane(id) on update cascade on delete cascade
);

-- The lane of an account, by its SteamID64; of a binding that does not know its account yet, by its id.
create table steam_lane_account (
  account text primary key,
  lane_id uuid not null,
  since timestamptz(3) not null default clock_now(),
  constraint steam_lane_account_lane_id_fkey foreign key (lane_id) references steam_lane(id) on update cascade on delete cascade
);
create index steam_lane_account_lane_id_idx on steam_lane_account(lane_id);

insert into steam_lane (id, name) values ('00000000-0000-7000-8000-000000000001', 'own');
insert into steam_lane_pace (lane_id, kind)
select '00000000-0000-7000-8000-000000000001', kind from unnest(array['api', 'community', 'inventory']) kind;

grant select on steam_lane to market_worker;
grant select, update (free_at, closed_until, limited, outages) on steam_lane_pace to market_worker;
grant select, insert, update, delete on steam_lane_account to market_worker;
