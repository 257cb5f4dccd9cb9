set lock_timeout = '3s';
set statement_timeout = '60s';

-- Actions of a seller wait for the one at work, the oldest first, and can be cancelled until their turn comes (0320).
alter table bulk_action drop constraint bulk_action_state_check;
alter table bulk_action add constraint bulk_action_state_check
  check (state in ('waiting', 'running', 'paused', 'finished', 'stopped', 'undoing', 'undone', 'cancelled')) not valid;
create index bulk_action_waiting on bulk_action (user_id, id) where state = 'waiting';
