-- Money comes in through the payment app: recharges, and the contracts that they need (W-08).
create table recharge (
  id uuid not null,
  number text not null,
  user_id uuid not null,
  amount_cents bigint not null check (amount_cents between 500 and 10000000),
  status text not null default 'incomplete' check (status in ('incomplete', 'finished', 'closed')),
  trade_no text,
  expires_at timestamptz(3) not null,
  query_at timestamptz(3) not null,
  query_count int not null default 0,
  created_at timestamptz(3) not null default clock_now(),
  ended_at timestamptz(3),
  constraint recharge_pkey primary key (id),
  constraint recharge_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint recharge_paid check ((trade_no is not null) = (status = 'finished')),
  constraint recharge_ended check ((ended_at is null) = (status = 'incomplete'))
);
create unique index recharge_number_key on recharge (number);
create unique index recharge_trade_no_key on recharge (trade_no);
create index recharge_user_id_created_at_id_idx on recharge (user_id, created_at desc, id);
create index recharge_open on recharge (query_at) where status = 'incomplete';

-- What was credited stays credited; a closed one may still be paid at the last moment.
create function check_recharge_end() returns trigger language plpgsql as $$
begin
  if old.status = 'finished' or (old.status = 'closed' and new.status = 'incomplete') then
    raise exception 'recharge % has ended as %', old.number, old.status using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger recharge_end before update of status on recharge for each row execute function check_recharge_end();

create table recharge_contract (
  id uuid not null,
  number text not null,
  user_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'signed', 'ending', 'ended', 'ordinary')),
  query_at timestamptz(3) not null,
  query_count int not null default 0,
  created_at timestamptz(3) not null default clock_now(),
  updated_at timestamptz(3) not null default clock_now(),
  constraint recharge_contract_pkey primary key (id),
  constraint recharge_contract_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index recharge_contract_number_key on recharge_contract (number);
create unique index recharge_contract_live_once on recharge_contract (user_id) where status in ('pending', 'signed', 'ending');
create index recharge_contract_user_id_created_at_id_idx on recharge_contract (user_id, created_at desc, id);
create index recharge_contract_open on recharge_contract (query_at) where status in ('pending', 'ending');

grant select on recharge, recharge_contract to market_api, market_worker;
grant insert on recharge, recharge_contract to market_api;
grant update (status, trade_no, query_at, query_count, ended_at) on recharge to market_api, market_worker;
grant update (status, query_at, query_count, updated_at) on recharge_contract to market_api, market_worker;
