set lock_timeout = '3s';
set statement_timeout = '60s';

alter table bulk_action validate constraint bulk_action_waiting_for_check;
