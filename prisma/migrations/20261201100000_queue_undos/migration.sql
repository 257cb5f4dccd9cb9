set lock_timeout = '3s';
set statement_timeout = '60s';

-- An undo, and going on with a paused action, wait for their turn as a new action does (0320). Meanwhile the action keeps its state.
alter table bulk_action add column waiting_for text, add column waiting_since timestamptz(3);
alter table bulk_action add constraint bulk_action_waiting_for_check
  check (waiting_for is null or waiting_for in ('running', 'undoing') and state in ('paused', 'finished', 'stopped')) not valid;
drop index bulk_action_waiting;
create index bulk_action_waiting on bulk_action (user_id) where state = 'waiting' or waiting_for is not null;

grant update (waiting_for, waiting_since) on bulk_action to market_api;
