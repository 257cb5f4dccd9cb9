set lock_timeout = '60s';
set statement_timeout = '600s';

-- The copies whose traits an older version computed.
drop index concurrently if exists asset_traits_version_id_idx;
create index concurrently asset_traits_version_id_idx on asset (traits_version, id);
