set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists price_offer_held;
create index concurrently price_offer_held on price_offer (buyer_id) where not is_released;
