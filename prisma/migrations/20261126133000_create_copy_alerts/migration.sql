set lock_timeout = '3s';
set statement_timeout = '60s';

-- Alerts over copies: a filter, the copies that it found with what they cost then, and how far the log of listings was read.
create table copy_alert (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filter text not null,
  conditions jsonb not null,
  window_at timestamptz(3),
  window_count int not null default 0,
  created_at timestamptz(3) not null default clock_now(),
  constraint copy_alert_pkey primary key (id),
  constraint copy_alert_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index copy_alert_one_filter on copy_alert (user_id, filter);

create table copy_alert_hit (
  alert_id uuid not null,
  listing_id uuid not null,
  ask_cents bigint not null,
  found_at timestamptz(3) not null default clock_now(),
  told_at timestamptz(3),
  constraint copy_alert_hit_pkey primary key (alert_id, listing_id, ask_cents),
  constraint copy_alert_hit_alert_id_fkey foreign key (alert_id) references copy_alert (id) on update cascade on delete cascade
);
create index copy_alert_hit_to_tell on copy_alert_hit (alert_id, found_at) where told_at is null;
create index copy_alert_hit_by_time on copy_alert_hit (found_at);

create table copy_alert_progress (
  id int not null default 1 constraint copy_alert_progress_one check (id = 1),
  snapshot text not null,
  constraint copy_alert_progress_pkey primary key (id)
);

grant select, insert, update, delete on copy_alert to market_api;
grant select, update, delete on copy_alert to market_worker;
grant select, delete on copy_alert_hit to market_api;
grant select, insert, update, delete on copy_alert_hit to market_worker;
grant select, insert, update on copy_alert_progress to market_worker;
