set lock_timeout = '3s';
set statement_timeout = '60s';

-- Items whose listings are to be counted again: a row for each wish, so that nobody waits for another's.
create table market_item_recount (
  id bigserial not null,
  market_item_id uuid not null,
  constraint market_item_recount_pkey primary key (id)
);
-- A row is locked before it is taken, which is a right of those who update.
grant select, insert, update, delete on market_item_recount to market_api, market_worker;
grant usage on sequence market_item_recount_id_seq to market_api, market_worker;

-- Told at commit; wishes of one transaction are told once.
create function notify_recounts() returns trigger language plpgsql as $$
begin
  perform pg_notify('market_item_recount', '');
  return null;
end
$$;
create trigger market_item_recount_asked after insert on market_item_recount
  for each statement execute function notify_recounts();
