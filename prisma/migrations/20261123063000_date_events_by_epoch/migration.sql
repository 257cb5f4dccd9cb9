set lock_timeout = '3s';
set statement_timeout = '60s';

-- A restored database counts its transactions from an earlier one on: cursors of the time that was lost would stand ahead of all that
-- happens then, and who goes on from one would miss it. So a restore begins an epoch, and what happens in it stands behind every cursor of
-- the epochs before. Epochs are further apart than a database ever counts.
create table event_epoch (
  number integer not null,
  begun_at timestamptz(3) not null default clock_now(),
  constraint event_epoch_pkey primary key (number)
);
create function event_epoch_start() returns bigint language sql stable as $$
  select coalesce(max(number), 0) * 10000000000000::bigint from event_epoch
$$;
create function date_event() returns trigger language plpgsql as $$
begin
  new.transaction_id := new.transaction_id + event_epoch_start();
  return new;
end
$$;
create trigger callback_event_date before insert on callback_event for each row execute function date_event();

grant select on event_epoch to market_api, market_worker;
