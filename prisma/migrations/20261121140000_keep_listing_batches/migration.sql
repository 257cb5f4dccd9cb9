-- What a seller's batches did, copy by copy, so that a repeat is answered the same and the last minute can be undone (I-08).
create table listing_batch (
  id uuid not null,
  user_id uuid not null,
  client_request_id text not null,
  kind text not null check (kind in ('list', 'reprice', 'unlist')),
  outcomes jsonb not null,
  created_at timestamptz(3) not null default clock_now(),
  undone_at timestamptz(3),
  constraint listing_batch_pkey primary key (id),
  constraint listing_batch_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index listing_batch_user_id_kind_client_request_id_key on listing_batch (user_id, kind, client_request_id);

grant select on listing_batch to market_api, market_worker;
grant insert on listing_batch to market_api;
grant update (undone_at) on listing_batch to market_api;
-- Holding a copy still while it is listed (`for share`) takes the right to change one of its columns.
grant update (seen_at) on asset to market_api;
