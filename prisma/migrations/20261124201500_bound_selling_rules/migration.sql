set lock_timeout = '3s';
set statement_timeout = '60s';

-- Floors and ceilings of a rule as shares, in thousandths; its largest step in one run; its scope by words and accounts; its hours in China's zone.
alter table selling_rule
  add column floor_reference_thousandths int check (floor_reference_thousandths between 10 and 10000),
  add column floor_cost_thousandths int check (floor_cost_thousandths between 10 and 10000),
  add column ceiling_cents bigint check (ceiling_cents > 0),
  add column ceiling_reference_thousandths int check (ceiling_reference_thousandths between 10 and 10000),
  add column ceiling_cost_thousandths int check (ceiling_cost_thousandths between 10 and 10000),
  add column step_thousandths int check (step_thousandths between 1 and 1000),
  add column keyword text not null default '',
  add column steam_account_ids uuid[] default array[]::uuid[],
  add column from_hour int check (from_hour between 0 and 23),
  add column to_hour int check (to_hour between 0 and 23),
  add constraint selling_rule_hours check ((from_hour is null) = (to_hour is null));

-- Number of listings by the reason of their outcome.
alter table selling_rule_run add column counts jsonb not null default '{}';
