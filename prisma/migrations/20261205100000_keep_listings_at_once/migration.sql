set lock_timeout = '3s';
set statement_timeout = '60s';

-- What a seller lists or reprices by a form is done with its request, and is also an action that has ended: found with the
-- others, and undone as they are. The api writes it, and ends it when the request is undone within its minute.
alter table bulk_action add column is_at_once boolean not null default false;
grant update (undone_count, undo_refused, is_at_once) on bulk_action to market_api;
grant update (undone, undo_outcomes) on bulk_action_part to market_api;
