-- Who a user really is, and the payment-app account that withdrawals go to (U-02, W-06).
create table payment_account (
  id uuid not null,
  user_id uuid not null,
  sealed_account text not null,
  account_hash text not null,
  masked_account text not null,
  created_at timestamptz(3) not null default clock_now(),
  constraint payment_account_pkey primary key (id),
  constraint payment_account_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create index payment_account_user_id_idx on payment_account (user_id);

create table verification (
  id uuid not null,
  user_id uuid not null,
  sealed_identity text not null,
  id_number_hash text not null,
  masked_name text not null,
  masked_id_number text not null,
  payment_account_id uuid not null,
  frozen_until timestamptz(3),
  verified_at timestamptz(3) not null default clock_now(),
  constraint verification_pkey primary key (id),
  constraint verification_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint verification_payment_account_id_fkey foreign key (payment_account_id) references payment_account (id)
    on update cascade on delete restrict
);
create unique index verification_user_id_key on verification (user_id);
create unique index verification_id_number_hash_key on verification (id_number_hash);
create index verification_payment_account_id_idx on verification (payment_account_id);

-- The api writes what is sealed and never reads it back (T-15); an account, once written, is never changed.
grant insert on verification, payment_account to market_api;
grant select (id, user_id, masked_name, masked_id_number, payment_account_id, frozen_until, verified_at) on verification to market_api;
grant update (payment_account_id, frozen_until) on verification to market_api;
grant select (id, user_id, account_hash, masked_account, created_at) on payment_account to market_api;
grant select on verification, payment_account to market_worker;
