set lock_timeout = '3s';
set statement_timeout = '60s';

-- An announcement of a maintenance has its time: every page says so until it is over.
alter table notice add column starts_at timestamptz(3);
alter table notice add column ends_at timestamptz(3);
alter table notice add constraint notice_maintenance
  check ((starts_at is null) = (ends_at is null) and (starts_at is null or starts_at < ends_at)) not valid;
alter table notice validate constraint notice_maintenance;
