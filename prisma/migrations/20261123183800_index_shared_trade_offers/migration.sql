set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists trade_offer_steam_offer_id_order_id_key;
create unique index concurrently trade_offer_steam_offer_id_order_id_key on trade_offer (steam_offer_id, order_id);
