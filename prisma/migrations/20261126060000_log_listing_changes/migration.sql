set lock_timeout = '3s';
set statement_timeout = '60s';

-- What happened to the copies on sale: each process keeps them in memory and reads here what is new, by the transaction that wrote it, since
-- ids are given before transactions commit. Kept for half an hour.
create table listing_change (
  id bigserial primary key,
  transaction_id bigint not null default (pg_current_xact_id()::text)::bigint,
  listing_id uuid not null,
  market_item_id uuid not null,
  kind text not null constraint listing_change_kind check (kind in ('listed', 'repriced', 'changed', 'sold', 'unlisted')),
  ask_cents bigint not null,
  former_cents bigint,
  changed_at timestamptz(3) not null default clock_now()
);
create index listing_change_by_transaction on listing_change (transaction_id);
create index listing_change_by_time on listing_change (changed_at);

create function note_listing_changes(noted bigint) returns void language plpgsql as $$
begin
  if noted > 0 then
    perform pg_notify('listing_changed', '');
  end if;
end
$$;

create function log_new_listings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare noted bigint;
begin
  insert into listing_change (listing_id, market_item_id, kind, ask_cents)
  select id, market_item_id, 'listed', ask_cents from added where status = 'active';
  get diagnostics noted = row_count;
  perform note_listing_changes(noted);
  return null;
end
$$;
create trigger listing_log_new after insert on listing referencing new table as added
  for each statement execute function log_new_listings();

-- A plan that was made for one row must not be used for ten thousand: both sides are unsorted, and a nested loop over them is quadratic.
create function log_changed_listings() returns trigger language plpgsql security definer set search_path = public, pg_temp
  set enable_nestloop = off as $$
declare noted bigint;
begin
  insert into listing_change (listing_id, market_item_id, kind, ask_cents, former_cents)
  select now.id, now.market_item_id,
    case when before.status <> 'active' then 'listed'
      when now.status in ('reserved', 'sold') then 'sold'
      when now.status <> 'active' then 'unlisted'
      when now.ask_cents <> before.ask_cents then 'repriced'
      else 'changed' end,
    now.ask_cents, case when now.ask_cents <> before.ask_cents then before.ask_cents end
  from changed now join former before on before.id = now.id
  where 'active' in (now.status, before.status)
    and (now.status, now.ask_cents, now.is_automatic, now.float_value, now.paint_seed, now.phase, now.sticker_names)
      is distinct from (before.status, before.ask_cents, before.is_automatic, before.float_value, before.paint_seed, before.phase, before.sticker_names);
  get diagnostics noted = row_count;
  perform note_listing_changes(noted);
  return null;
end
$$;
create trigger listing_log_changes after update on listing referencing old table as former new table as changed
  for each statement execute function log_changed_listings();

-- Copies of a seller who is held for review cannot be bought: they leave the market and come back with the account.
create function log_held_sellers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare noted bigint;
begin
  insert into listing_change (listing_id, market_item_id, kind, ask_cents)
  select id, market_item_id, case when new.is_blocked then 'unlisted' else 'listed' end, ask_cents
  from listing where seller_id = new.id and status = 'active';
  get diagnostics noted = row_count;
  perform note_listing_changes(noted);
  return null;
end
$$;
create trigger app_user_log_held after update of is_blocked on app_user for each row
  when (new.is_blocked is distinct from old.is_blocked) execute function log_held_sellers();

-- What is attached to a copy is read anew with its owner's inventory.
create function log_changed_copies() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare noted bigint;
begin
  insert into listing_change (listing_id, market_item_id, kind, ask_cents)
  select id, market_item_id, 'changed', ask_cents from listing where asset_id = new.id and status = 'active';
  get diagnostics noted = row_count;
  perform note_listing_changes(noted);
  return null;
end
$$;
create trigger asset_log_changes after update of stickers, charm, name_tag on asset for each row
  when ((new.stickers, new.charm, new.name_tag) is distinct from (old.stickers, old.charm, old.name_tag))
  execute function log_changed_copies();

grant select on listing_change to market_api, market_worker;
grant delete on listing_change to market_worker;
