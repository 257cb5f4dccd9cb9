set lock_timeout = '3s';
set statement_timeout = '60s';
-- A table is rewritten, with millions of rows in minutes.
set statement_timeout = '15min';

-- As of bids: a long filter does not fit into the index, a hash of it does. In one transaction, so that two equal alerts are never possible.
drop index copy_alert_one_filter;
alter table copy_alert add column filter_hash text generated always as (md5(filter)) stored;
create unique index copy_alert_one_filter on copy_alert (user_id, filter_hash);
