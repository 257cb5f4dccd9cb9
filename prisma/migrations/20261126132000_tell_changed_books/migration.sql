set lock_timeout = '3s';
set statement_timeout = '60s';

-- Whoever looks at the book of an item is told when a bid changes in a way that the book shows.
create function tell_changed_book() returns trigger language plpgsql as $$
begin
  perform pg_notify('book_changed', new.market_item_id::text);
  return null;
end
$$;
create trigger bid_tell_new after insert on bid for each row execute function tell_changed_book();
create trigger bid_tell_changed after update on bid for each row
  when ((new.state, new.sleep_reason, new.price_cents, new.remaining, new.filter)
    is distinct from (old.state, old.sleep_reason, old.price_cents, old.remaining, old.filter))
  execute function tell_changed_book();
