set lock_timeout = '3s';
set statement_timeout = '60s';

-- A floor that lifts an ask above 1.5 times its reference price does so only where the seller has said that it is meant.
alter table selling_rule add column is_floor_confirmed boolean not null default false;
