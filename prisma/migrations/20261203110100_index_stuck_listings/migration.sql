set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists listing_stuck;
create index concurrently listing_stuck on listing (stuck_since) where status = 'paused' and stuck_since is not null;
