set lock_timeout = '3s';
set statement_timeout = '60s';

-- How the services of the outside and the parts of the market do, for the status page and for operators.
create table service_call (
  service text not null,
  minute timestamptz(3) not null,
  call_count int not null check (call_count >= 0),
  failure_count int not null check (failure_count between 0 and call_count),
  constraint service_call_pkey primary key (service, minute)
);
create table status_sample (
  part text not null,
  minute timestamptz(3) not null,
  state text not null check (state in ('up', 'slow', 'down')),
  constraint status_sample_pkey primary key (part, minute)
);
create index status_sample_minute_idx on status_sample (minute);
create table audit_finding (
  invariant text not null,
  offender_count int not null check (offender_count >= 0),
  audited_at timestamptz(3) not null,
  constraint audit_finding_pkey primary key (invariant)
);

-- Those that were given up are few, and counted every few seconds.
create index callback_event_dead on callback_event (partner_id) where state = 'dead';

grant select, insert, update on service_call to market_api, market_worker;
grant delete on service_call to market_worker;
grant select on status_sample to market_api, market_worker;
grant insert, delete on status_sample to market_worker;
grant select, insert, update, delete on audit_finding to market_worker;
