set lock_timeout = '3s';
set statement_timeout = '60s';

-- Copies that one press bought from one account travel in one offer: their rows share its tag.
alter table trade_offer add column press_id uuid;

-- A copy that is sent again, because the offer was withdrawn for another copy in it, has states of two offers.
alter table trade_offer_event add column steam_offer_id text not null default '';

-- A worker of the version before does not name the offer. Without it, what it records would be recorded again.
create function name_offer_of_event() returns trigger language plpgsql as $$
begin
  if new.steam_offer_id = '' then
    new.steam_offer_id := coalesce(new.evidence ->> 'steamOfferId', '');
  end if;
  return new;
end
$$;
create trigger trade_offer_event_offer before insert on trade_offer_event for each row execute function name_offer_of_event();
