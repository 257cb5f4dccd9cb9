set lock_timeout = '3s';
set statement_timeout = '60s';

-- When an inventory was counted. Of earlier days it is not known, so that the default comes apart from the column.
alter table inventory_day add column recorded_at timestamptz(3);
alter table inventory_day alter column recorded_at set default clock_now();
