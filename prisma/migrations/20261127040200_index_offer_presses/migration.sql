set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists trade_offer_press;
create index concurrently trade_offer_press on trade_offer (press_id) where press_id is not null;
