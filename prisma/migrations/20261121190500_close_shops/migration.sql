-- A seller closes the shop: what is on sale is paused, nobody can buy it, and each copy still has at most one open listing (I7).
alter table app_user add column is_shop_open boolean not null default true;

alter table listing drop constraint listing_status;
alter table listing add constraint listing_status check (status in ('active', 'paused', 'reserved', 'sold', 'withdrawn'));
drop index listing_one_open_per_asset;
create unique index listing_one_open_per_asset on listing (asset_id) where status in ('active', 'paused', 'reserved');
