set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists app_user_blocked;
create index concurrently app_user_blocked on app_user (id) where is_blocked;
