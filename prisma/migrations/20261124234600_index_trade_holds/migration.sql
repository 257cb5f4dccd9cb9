set lock_timeout = '3s';
set statement_timeout = '60s';

drop index concurrently if exists app_user_hold_due;
create index concurrently app_user_hold_due on app_user (hold_due_at) where trade_url is not null;
