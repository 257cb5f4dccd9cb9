-- What the played payment app knows: trades, and the messages it owes about them. Applied at every start, so every statement is repeatable.

create sequence if not exists sandbox.alipay_number start 2026112122001400001;

create table if not exists sandbox.alipay_trade (
  trade_no bigint primary key default nextval('sandbox.alipay_number'),
  out_trade_no text not null unique,
  status text not null check (status in ('WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED')),
  total_cents bigint not null check (total_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and total_cents),
  subject text not null,
  notify_url text,
  return_url text,
  created_at timestamptz not null default public.clock_now(),
  expires_at timestamptz, -- null = never closes by itself
  paid_at timestamptz
);
