-- What a buyer filters the copies of one item by, copied from the asset so that one table answers.
alter table listing add column paint_seed integer, add column phase text, add column sticker_names text[] default array[]::text[];

-- Whoever lists a copy need not think of it: what the insert leaves out comes from the asset.
create function copy_asset_traits() returns trigger language plpgsql as $$
begin
  select paint_seed, phase, array(select distinct s ->> 'marketHashName' from jsonb_array_elements(stickers) s)
    into new.paint_seed, new.phase, new.sticker_names from asset where id = new.asset_id;
  return new;
end
$$;
create trigger listing_copies_asset before insert on listing for each row
  when (new.paint_seed is null and new.phase is null and coalesce(cardinality(new.sticker_names), 0) = 0)
  execute function copy_asset_traits();

update listing set paint_seed = asset.paint_seed, phase = asset.phase,
  sticker_names = array(select distinct s ->> 'marketHashName' from jsonb_array_elements(asset.stickers) s)
from asset where asset.id = listing.asset_id;

create index listing_active_by_float on listing (market_item_id, float_value, id) where status = 'active';
create index listing_active_by_time on listing (market_item_id, created_at, id) where status = 'active';
create index listing_active_by_seed on listing (market_item_id, paint_seed) where status = 'active';
create index listing_active_by_sticker on listing using gin (sticker_names) where status = 'active';

alter table market_item add column sales_per_day integer not null default 0;
update market_item set sales_per_day = round(sales_per_week / 7.0) where sales_per_week >= 4;

create table market_item_phase (
  market_item_id uuid not null,
  phase text not null,
  paint_index integer,
  icon_url text,
  lowest_ask_cents bigint,
  listing_count integer not null default 0 check (listing_count >= 0),
  constraint market_item_phase_pkey primary key (market_item_id, phase)
);
insert into market_item_phase (market_item_id, phase, lowest_ask_cents, listing_count)
  select market_item_id, listing.phase, min(ask_cents), count(*) from listing join app_user seller on seller.id = seller_id
  where status = 'active' and listing.phase is not null and not seller.is_blocked group by 1, 2;
-- The next start reads the catalogue again: which phases an item has stands there.
update catalogue_load set content_hash = '';

alter table reference_price add column sales_used integer, add column outliers_left_out integer, add column window_days integer;

create table sale (
  id uuid not null,
  market_item_id uuid not null,
  phase text not null default '',
  price_cents bigint not null check (price_cents >= 1),
  float_value double precision,
  paint_seed integer,
  stickers jsonb not null default '[]',
  sold_at timestamptz(3) not null,
  order_id uuid,
  is_reversed boolean not null default false,
  is_folded boolean not null default false,
  is_in_day boolean not null default false,
  is_in_week boolean not null default false,
  constraint sale_pkey primary key (id)
);
create unique index sale_order_id_key on sale (order_id);
create index sale_market_item_id_sold_at_id_idx on sale (market_item_id, sold_at, id);
create index sale_unfolded on sale (sold_at, id) where not is_folded;
create index sale_in_day on sale (sold_at) where is_in_day;
create index sale_in_week on sale (sold_at) where is_in_week;

create table history_seed (
  id integer not null default 1 check (id = 1),
  filled_until date not null,
  constraint history_seed_pkey primary key (id)
);

grant select on market_item_phase, sale, history_seed to market_api, market_worker;
grant insert, update on market_item_phase to market_api, market_worker;
-- A sale is written where an order settles, and never again but for how it is counted.
grant insert on sale to market_api, market_worker;
grant update (is_reversed, is_folded) on sale to market_api, market_worker;
grant update (is_in_day, is_in_week) on sale to market_worker;
grant update (sales_per_day, sales_per_week, reference_price_cents) on market_item to market_worker;
