set lock_timeout = '3s';
set statement_timeout = '60s';

-- Webhooks of alerts over copies: an address for each alert, and what was sent there.
create table alert_webhook (
  id uuid not null,
  alert_id uuid not null,
  user_id uuid not null,
  url text not null,
  sealed_secret text not null,
  replaces_message boolean not null default false,
  failures int not null default 0 constraint alert_webhook_failures_counted check (failures >= 0),
  off_at timestamptz(3),
  next_attempt_at timestamptz(3) not null default clock_now(),
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default clock_now(),
  constraint alert_webhook_pkey primary key (id),
  constraint alert_webhook_alert_id_fkey foreign key (alert_id) references copy_alert (id) on update cascade on delete cascade,
  constraint alert_webhook_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index alert_webhook_alert_id_key on alert_webhook (alert_id);
create index alert_webhook_user_id_idx on alert_webhook (user_id);

create table webhook_delivery (
  id uuid not null,
  webhook_id uuid not null,
  type text not null constraint webhook_delivery_type_known check (type in ('filter.matched', 'endpoint.test')),
  body text not null,
  copy_count int not null,
  state text not null default 'waiting' constraint webhook_delivery_state_known check (state in ('waiting', 'delivered', 'dead')),
  attempts int not null default 0,
  status int,
  failure text,
  duration_ms int,
  attempted_at timestamptz(3),
  created_at timestamptz(3) not null default clock_now(),
  constraint webhook_delivery_pkey primary key (id),
  constraint webhook_delivery_webhook_id_fkey foreign key (webhook_id) references alert_webhook (id) on update cascade on delete cascade
);
create index webhook_delivery_webhook_id_id_idx on webhook_delivery (webhook_id, id);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, attempts, id) where state = 'waiting';
create index webhook_delivery_created_at_idx on webhook_delivery (created_at);

grant select, insert, delete on alert_webhook to market_api;
grant update (url, sealed_secret, replaces_message, failures, off_at, next_attempt_at) on alert_webhook to market_api;
grant select, delete on alert_webhook to market_worker;
grant update (failures, off_at, next_attempt_at, leased_until) on alert_webhook to market_worker;
grant select, insert on webhook_delivery to market_api;
grant select, insert, delete on webhook_delivery to market_worker;
grant update (state, attempts, status, failure, duration_ms, attempted_at) on webhook_delivery to market_worker;
