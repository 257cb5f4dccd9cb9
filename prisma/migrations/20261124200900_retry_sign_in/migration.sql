set lock_timeout = '3s';
set statement_timeout = '60s';

-- When an account whose sign-in Steam rejected is tried again. Empty for those that became abnormal before: they are tried at once.
alter table steam_account add column sign_in_due_at timestamptz(3);
create index steam_account_retry on steam_account (sign_in_due_at) where status = 'abnormal' and unbound_at is null;
