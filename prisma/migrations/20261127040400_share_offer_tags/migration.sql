set lock_timeout = '3s';
set statement_timeout = '60s';

drop index if exists trade_offer_tag_key;
drop index if exists trade_offer_event_trade_offer_id_state_key;
