set lock_timeout = '3s';
set statement_timeout = '60s';

-- Since when Steam does not let the copy of a listing go, which is paused meanwhile.
alter table listing add column stuck_since timestamptz(3);
