set lock_timeout = '3s';
set statement_timeout = '60s';

-- The account that an order goes to, so that what became of its offers can be counted by account.
alter table market_order add column recipient_steam_id text;
create function keep_recipient() returns trigger language plpgsql as $$
begin
  new.recipient_steam_id := (substring(new.buyer_trade_url from 'partner=([0-9]{1,10})')::bigint + 76561197960265728)::text;
  return new;
end $$;
create trigger order_recipient before insert or update of buyer_trade_url on market_order for each row execute function keep_recipient();
