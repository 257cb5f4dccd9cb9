set lock_timeout = '3s';
set statement_timeout = '60s';

-- An item newer than the catalogue gets the picture that Steam's inventories name.
grant update (icon_url) on market_item to market_worker;
