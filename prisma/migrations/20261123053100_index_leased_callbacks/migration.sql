set lock_timeout = '60s';
set statement_timeout = '600s';

-- How many a partner is being told at this moment is counted whenever one of them is done.
drop index concurrently if exists callback_event_leased;
create index concurrently callback_event_leased on callback_event (partner_id) where leased_until is not null;
