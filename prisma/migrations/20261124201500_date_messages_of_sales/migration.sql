set lock_timeout = '3s';
set statement_timeout = '60s';

alter table message add column sale_day date;
