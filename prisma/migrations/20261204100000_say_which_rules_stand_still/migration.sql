set lock_timeout = '3s';
set statement_timeout = '60s';

-- Since when the runs of a rule fail.
alter table selling_rule add column stopped_at timestamptz(3);
