-- Orders that are paid directly at the payment app: one payment each, of the very price.
create table order_payment (
  id uuid not null,
  number text not null,
  order_id uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'closed', 'refunding', 'refunded')),
  trade_no text,
  expires_at timestamptz(3) not null,
  query_at timestamptz(3) not null,
  query_count int not null default 0,
  refund_attempts int not null default 0,
  refund_attempted_at timestamptz(3),
  created_at timestamptz(3) not null default clock_now(),
  ended_at timestamptz(3),
  constraint order_payment_pkey primary key (id),
  constraint order_payment_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  constraint order_payment_paid check ((trade_no is not null) = (status in ('paid', 'refunding', 'refunded'))),
  constraint order_payment_ended check ((ended_at is null) = (status in ('open', 'refunding')))
);
create unique index order_payment_number_key on order_payment (number);
create unique index order_payment_order_id_key on order_payment (order_id);
create unique index order_payment_trade_no_key on order_payment (trade_no);
create index order_payment_due on order_payment (query_at) where status in ('open', 'refunding');

-- What became of the money is decided once: an order's, or on its way back; one that was given up may still turn out paid.
create function check_order_payment() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (('open', 'paid'), ('open', 'closed'), ('open', 'refunding'), ('closed', 'refunding'),
    ('refunding', 'refunded')) then
    raise exception 'payment % cannot go from % to %', old.number, old.status, new.status using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger order_payment_end before update of status on order_payment for each row execute function check_order_payment();

grant select on order_payment to market_api, market_worker;
grant insert on order_payment to market_api;
grant update (status, trade_no, query_at, query_count, refund_attempts, refund_attempted_at, ended_at) on order_payment
  to market_api, market_worker;
