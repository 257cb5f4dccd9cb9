set lock_timeout = '3s';
set statement_timeout = '60s';

-- Number of targets that an undo did not restore, by reason, as `refused` for the action itself. Empty for earlier undos.
alter table bulk_action add column undo_refused jsonb not null default '{}';
