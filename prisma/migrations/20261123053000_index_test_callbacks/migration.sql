set lock_timeout = '60s';
set statement_timeout = '600s';

-- Tests of addresses go out whatever is off: they are few, and looked for twice a second beside all that waits for partners who are off.
drop index concurrently if exists callback_event_test;
create index concurrently callback_event_test on callback_event (partner_id) where state = 'waiting' and type = 'endpoint.test';
