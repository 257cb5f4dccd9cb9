set lock_timeout = '3s';
set statement_timeout = '60s';

-- Whether a partner's order goes to somebody else is decided when its trade link is, not when a trade is reversed: until then the partner's
-- own link may be another one.
alter table partner_order add column is_for_others boolean not null default false;
grant update (is_for_others) on partner_order to market_api;
