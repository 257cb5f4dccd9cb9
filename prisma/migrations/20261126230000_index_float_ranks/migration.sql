set lock_timeout = '60s';
set statement_timeout = '600s';

-- The seen copies of an item by wear, for their places from either end. Neither is_gone nor seen_at is part of it: each sync writes the latter.
drop index concurrently if exists asset_float_rank;
create index concurrently asset_float_rank on asset (market_item_id, float_value, paint_seed) where float_value is not null;
