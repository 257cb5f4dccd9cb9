set lock_timeout = '60s';
set statement_timeout = '600s';

-- A partner searches its callbacks by time, and sends those of an outage again.
drop index concurrently if exists callback_event_partner_id_created_at_idx;
create index concurrently callback_event_partner_id_created_at_idx on callback_event (partner_id, created_at);
