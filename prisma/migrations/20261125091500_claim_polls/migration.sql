set lock_timeout = '3s';
set statement_timeout = '60s';

-- When a worker last took on the reading of an account's moving offers, so that several workers read them no more often than one.
alter table steam_account add column asked_at timestamptz(3);
