set lock_timeout = '3s';
set statement_timeout = '60s';

-- A seller by hand puts the copies of several orders of one buyer into one offer.
drop index if exists trade_offer_steam_offer_id_key;
