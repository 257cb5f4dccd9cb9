set lock_timeout = '3s';
set statement_timeout = '60s';

-- What the worker blanks or takes away of a partner who left, beside what it did before.
grant update (callback_url, allowed_addresses) on partner to market_worker;
grant select, delete on partner_attachment, partner_setup to market_worker;
grant update (revoked_at) on partner_key to market_worker;
