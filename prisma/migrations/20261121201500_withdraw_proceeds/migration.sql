-- Proceeds leave for the payment app (W-03 to W-07).
create table withdrawal (
  id uuid not null,
  serial_no text not null,
  user_id uuid not null,
  payment_account_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0 and fee_cents < amount_cents),
  status text not null default 'processing' check (status in ('processing', 'success', 'failure')),
  is_frozen boolean not null default false,
  refusal_code text,
  attempts int not null default 0 check (attempts >= 0),
  attempted_at timestamptz(3),
  doubted_at timestamptz(3),
  success_count int not null default 0,
  unclear_count int not null default 0,
  look_count int not null default 0,
  due_at timestamptz(3) not null default clock_now(),
  payment_order_id text,
  alerted_at timestamptz(3),
  created_at timestamptz(3) not null default clock_now(),
  finished_at timestamptz(3),
  constraint withdrawal_pkey primary key (id),
  constraint withdrawal_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint withdrawal_payment_account_id_fkey foreign key (payment_account_id) references payment_account (id)
    on update cascade on delete restrict,
  constraint withdrawal_end check ((finished_at is not null) = (status <> 'processing'))
);
create unique index withdrawal_serial_no_key on withdrawal (serial_no);
create index withdrawal_user_id_created_at_id_idx on withdrawal (user_id, created_at desc, id);
create index withdrawal_payment_account_id_idx on withdrawal (payment_account_id);
create index withdrawal_processing on withdrawal (due_at) where status = 'processing';

grant select on withdrawal to market_api, market_worker;
grant insert on withdrawal to market_api;
grant update (status, is_frozen, refusal_code, attempts, attempted_at, doubted_at, success_count, unclear_count, look_count, due_at,
  payment_order_id, alerted_at, finished_at) on withdrawal to market_worker;

-- An end is an end, and what was asked for is never changed.
create function guard_withdrawal() returns trigger language plpgsql as $$
begin
  if old.status <> 'processing' and new.status <> old.status then
    raise exception 'withdrawal % has ended', old.serial_no;
  end if;
  return new;
end $$;
create trigger withdrawal_end before update on withdrawal for each row execute function guard_withdrawal();
