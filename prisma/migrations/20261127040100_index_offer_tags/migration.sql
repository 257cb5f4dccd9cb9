set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists trade_offer_tag_idx;
create index concurrently trade_offer_tag_idx on trade_offer (tag);
