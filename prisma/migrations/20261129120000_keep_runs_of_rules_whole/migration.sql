set lock_timeout = '3s';
set statement_timeout = '60s';

-- The sums of the asks that a run changed, before and after. Null for runs of before they were added up.
alter table selling_rule_run
  add column from_cents bigint,
  add column to_cents bigint,
  add column lowered_count int not null default 0;

-- The outcomes of a run after those of its own row, from a position on.
create table selling_rule_run_part (
  run_id uuid not null,
  position int not null,
  outcomes jsonb not null,
  constraint selling_rule_run_part_pkey primary key (run_id, position),
  constraint selling_rule_run_part_run_id_fkey foreign key (run_id) references selling_rule_run (id) on update cascade on delete cascade
);

grant select, insert on selling_rule_run_part to market_api, market_worker;
