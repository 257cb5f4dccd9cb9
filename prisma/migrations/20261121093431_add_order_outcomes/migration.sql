-- Deadlines that stand still while Steam is down, links that Steam refuses, ends of holds; and how Steam does, by the workers' own calls.
alter table market_order add column delivery_issue text;
alter table market_order add column paused_at timestamptz(3);
alter table market_order add column paused_ms bigint not null default 0;
alter table market_order add column hold_ends_at timestamptz(3);
alter table market_order add constraint order_delivery_issue check (delivery_issue in ('tradeLink', 'partnerBlocked'));
alter table market_order add constraint order_paused_ms check (paused_ms >= 0);
create index order_paused on market_order (paused_at) where paused_at is not null;
alter table trade_offer add column counter_declined_at timestamptz(3);
create index trade_offer_countered on trade_offer (order_id) where state = 4 and counter_declined_at is null;

create table steam_health (
  host text not null check (host in ('api', 'community')),
  state text not null default 'up' check (state in ('up', 'degraded', 'down')),
  since timestamptz(3) not null default clock_now(),
  failure_streak integer not null default 0,
  success_streak integer not null default 0,
  failing_since timestamptz(3),
  last_success_at timestamptz(3),
  call_count integer not null default 0,
  failure_count integer not null default 0,
  updated_at timestamptz(3) not null default clock_now(),
  constraint steam_health_pkey primary key (host)
);
insert into steam_health (host) values ('api'), ('community');

create table steam_call_tally (
  host text not null,
  bucket_at timestamptz(3) not null,
  call_count integer not null,
  failure_count integer not null,
  constraint steam_call_tally_pkey primary key (host, bucket_at)
);

grant select on steam_health to market_api, market_worker;
grant update on steam_health to market_worker;
grant select, insert, update, delete on steam_call_tally to market_worker;
