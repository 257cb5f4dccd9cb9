set lock_timeout = '60s';
set statement_timeout = '600s';

drop index concurrently if exists trade_offer_event_trade_offer_id_steam_offer_id_state_key;
create unique index concurrently trade_offer_event_trade_offer_id_steam_offer_id_state_key on trade_offer_event (trade_offer_id, steam_offer_id, state);
