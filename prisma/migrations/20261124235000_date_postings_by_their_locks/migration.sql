set lock_timeout = '3s';
set statement_timeout = '60s';

-- A posting is dated when its accounts are locked. Two that follow each other within a millisecond are still in order.
alter table ledger_posting alter column created_at type timestamptz(6);
