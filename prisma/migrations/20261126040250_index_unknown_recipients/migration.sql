set lock_timeout = '60s';
set statement_timeout = '600s';

-- The orders of before, whose recipient the worker still has to fill in. Empty once it has.
drop index concurrently if exists order_recipient_unknown;
create index concurrently order_recipient_unknown on market_order (id) where recipient_steam_id is null and buyer_trade_url ~ 'partner=[0-9]';
