set lock_timeout = '3s';
set statement_timeout = '60s';

-- A price offer of a partner: the partner's own number of it, whom its copy is delivered to, and, as partner_order has it, whether that is
-- somebody else, whose reversed trade does not hold the partner.
alter table price_offer add column own_no text;
alter table price_offer add column trade_url text not null default '';
alter table price_offer add column is_for_others boolean not null default false;
create unique index price_offer_own_no on price_offer (buyer_id, own_no) where own_no is not null;
