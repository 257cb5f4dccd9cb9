set lock_timeout = '3s';
set statement_timeout = '60s';

-- Since when a run by schedule is under way that one transaction could not finish.
alter table selling_rule add column run_begun_at timestamptz(3);
