set lock_timeout = '3s';
set statement_timeout = '60s';

-- How long a listing has been on sale at its ask: kept from now on, for the former price of a discount. A listing of before counts from now.
alter table listing add column stood_ms bigint not null default 0;
alter table listing add column stood_since timestamptz(3) default clock_now();
alter table listing add column discount_ends_at timestamptz(3);
alter table listing add column struck_cents bigint;

create function keep_standing_price() returns trigger language plpgsql as $$
declare
  -- Statements set it as they change a row; to read the clock for each of ten thousand rows takes longer than the change.
  now_at timestamptz := case when new.updated_at > old.updated_at then new.updated_at else clock_now() end;
begin
  if new.ask_cents <> old.ask_cents then
    new.stood_ms := 0;
    new.stood_since := case when new.status = 'active' then now_at end;
    -- The start of a discount sets its end; any other new ask is none.
    if new.discount_ends_at is not distinct from old.discount_ends_at then
      new.discount_ends_at := null;
      new.struck_cents := null;
    end if;
  elsif new.status = 'active' then
    new.stood_since := now_at;
  else
    new.stood_ms := old.stood_ms + greatest(0, extract(epoch from now_at - coalesce(old.stood_since, now_at)) * 1000)::bigint;
    new.stood_since := null;
  end if;
  return new;
end $$;

create trigger keep_standing_price before update of ask_cents, status on listing for each row
  when (new.ask_cents <> old.ask_cents or (new.status = 'active') <> (old.status = 'active'))
  execute function keep_standing_price();
