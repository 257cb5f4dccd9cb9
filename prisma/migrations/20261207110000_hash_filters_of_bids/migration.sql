set lock_timeout = '3s';
set statement_timeout = '60s';
-- A table is rewritten, with millions of rows in minutes.
set statement_timeout = '15min';

-- A filter of many names is longer than an index can hold, and its bid could not be opened. So the index holds a hash of it, made by the
-- database, since old code writes bids as well. The column rewrites the table, which nobody can use meanwhile: an index made concurrently would
-- spare nobody that wait, and in one transaction there is no moment at which two equal bids can be opened.
drop index bid_one_open;
alter table bid add column filter_hash text generated always as (md5(filter)) stored;
create unique index bid_one_open on bid (user_id, market_item_id, filter_hash, trade_url) where state = 'open';
