set lock_timeout = '3s';
set statement_timeout = '60s';

-- Copies that one press bought from one account travel in one offer: their rows share its tag.
drop index trade_offer_tag_key;
create index trade_offer_tag_idx on trade_offer (tag);
alter table trade_offer add column press_id uuid;
create index trade_offer_press on trade_offer (press_id) where press_id is not null;

-- A copy that is sent again, because the offer was withdrawn for another copy in it, has states of two offers.
alter table trade_offer_event add column steam_offer_id text not null default '';
drop index trade_offer_event_trade_offer_id_state_key;
alter table trade_offer_event disable trigger trade_offer_event_append_only;
-- Only what can still be reported again needs the number of its offer.
update trade_offer_event e set steam_offer_id = coalesce(e.evidence ->> 'steamOfferId', '')
from trade_offer t join market_order o on o.id = t.order_id
where t.id = e.trade_offer_id and (o.phase not in ('completed', 'failed') or o.updated_at > clock_now() - interval '12 days');
alter table trade_offer_event enable trigger trade_offer_event_append_only;
create unique index trade_offer_event_trade_offer_id_steam_offer_id_state_key on trade_offer_event (trade_offer_id, steam_offer_id, state);
