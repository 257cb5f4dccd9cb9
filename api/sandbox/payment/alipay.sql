-- State of the simulated payment app: trades and pending notifications. Applied at every start, so every statement is repeatable.

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
  expires_at timestamptz, -- null = never closes automatically
  paid_at timestamptz
);

-- Login of the account that paid; null = not paid, or a row of an earlier version.
alter table sandbox.alipay_trade add column if not exists payer text;

-- Refunds, one for each number of the merchant's.
create table if not exists sandbox.alipay_refund (
  trade_no bigint not null references sandbox.alipay_trade (trade_no),
  out_request_no text not null,
  cents bigint not null check (cents > 0),
  created_at timestamptz not null default public.clock_now(),
  primary key (trade_no, out_request_no)
);

-- Notifications to the merchant, signed when they are sent. Repeated until the response is `success`.
create table if not exists sandbox.alipay_notify (
  notify_id bigint generated always as identity primary key,
  out_no text not null, -- the merchant's number of the trade or agreement
  url text not null,
  fields jsonb not null,
  tries int not null default 0,
  next_at timestamptz, -- null = not to be sent (any more)
  heard_at timestamptz,
  created_at timestamptz not null default public.clock_now()
);
create index if not exists alipay_notify_due on sandbox.alipay_notify (next_at) where next_at is not null;
create index if not exists alipay_notify_about on sandbox.alipay_notify (out_no);

create table if not exists sandbox.alipay_agreement (
  agreement_no bigint primary key default nextval('sandbox.alipay_number'),
  external_agreement_no text not null unique,
  status text not null check (status in ('TEMP', 'NORMAL', 'STOP')),
  wanted_product text not null,
  personal_product_code text, -- null until it is signed
  notify_url text,
  return_url text,
  created_at timestamptz not null default public.clock_now(),
  signed_at timestamptz
);

-- Login of the account that signed it.
alter table sandbox.alipay_agreement add column if not exists signer text;
