-- Sellers save how their listings are priced, and the worker applies it on a schedule.
create table selling_rule (
  id uuid not null,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  position int not null,
  is_enabled boolean not null default true,
  basis text not null check (basis in ('reference', 'lowestAsk', 'cost')),
  thousandths int check (thousandths between 970 and 10000),
  step_cents bigint check (step_cents between 0 and 10000000),
  floor_cents bigint check (floor_cents between 1 and 10000000),
  is_cost_floor boolean not null default false,
  market_item_ids uuid[] default array[]::uuid[],
  min_reference_cents bigint check (min_reference_cents >= 0),
  max_reference_cents bigint check (max_reference_cents >= 0),
  excluded_market_item_ids uuid[] default array[]::uuid[],
  excluded_asset_ids uuid[] default array[]::uuid[],
  interval_minutes int not null check (interval_minutes in (15, 60, 360, 1440)),
  next_run_at timestamptz(3),
  last_run_at timestamptz(3),
  created_at timestamptz(3) not null default clock_now(),
  constraint selling_rule_pkey primary key (id),
  constraint selling_rule_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint selling_rule_basis_values check (case basis when 'lowestAsk' then step_cents is not null and thousandths is null
    else thousandths is not null and step_cents is null end),
  -- Two sellers who undercut one another stop somewhere.
  constraint selling_rule_has_floor check (basis <> 'lowestAsk' or floor_cents is not null)
);
create index selling_rule_user_id_position_idx on selling_rule (user_id, position);
create index selling_rule_due on selling_rule (next_run_at) where is_enabled;

create table selling_rule_run (
  id uuid not null,
  rule_id uuid not null,
  request_id text not null,
  decided_count int not null,
  changed_count int not null,
  outcomes jsonb not null,
  created_at timestamptz(3) not null default clock_now(),
  constraint selling_rule_run_pkey primary key (id),
  constraint selling_rule_run_rule_id_fkey foreign key (rule_id) references selling_rule (id) on update cascade on delete cascade
);
create unique index selling_rule_run_rule_id_request_id_key on selling_rule_run (rule_id, request_id);
create index selling_rule_run_rule_id_created_at_idx on selling_rule_run (rule_id, created_at desc);
create index selling_rule_run_created_at_idx on selling_rule_run (created_at);

-- What a copy cost its owner: typed by them, or known because it was bought here.
alter table asset add column cost_cents bigint check (cost_cents between 1 and 10000000);

grant select, insert, update, delete on selling_rule to market_api;
grant select, update on selling_rule to market_worker;
grant select, insert on selling_rule_run to market_api, market_worker;
grant delete on selling_rule_run to market_worker;
grant update (cost_cents) on asset to market_api;
