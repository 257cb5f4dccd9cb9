set lock_timeout = '3s';
set statement_timeout = '60s';

-- The session that gave the old phone's code; no other one continues the change. A row without it belongs to none, so that the
-- change counts as not open. The rights on this table are those on all its columns.
alter table phone_change add column session_id uuid;
