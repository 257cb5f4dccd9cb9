-- Every process keeps the market in memory: at commit it is told which items changed, many at once as "all of them". A notification
-- holds 8,000 bytes.
create function notify_market_items() returns trigger language plpgsql as $$
declare ids text; total int;
begin
  select count(*), string_agg(id::text, ',') into total, ids from (select id from changed limit 201) counted;
  if total > 200 then
    perform pg_notify('market_item_changed', '');
  elsif total > 0 then
    perform pg_notify('market_item_changed', ids);
  end if;
  return null;
end
$$;

create trigger market_item_inserted after insert on market_item
  referencing new table as changed for each statement execute function notify_market_items();
create trigger market_item_updated after update on market_item
  referencing new table as changed for each statement execute function notify_market_items();
create trigger market_item_deleted after delete on market_item
  referencing old table as changed for each statement execute function notify_market_items();
