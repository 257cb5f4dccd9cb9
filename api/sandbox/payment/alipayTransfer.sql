-- Transfers of the simulated payment app, and the owners of its accounts. An unknown account belongs to the first person named with it.
create table if not exists sandbox.alipay_account (
  identity text primary key,
  name text not null
);
create table if not exists sandbox.alipay_transfer (
  out_biz_no text primary key,
  order_id bigint not null default nextval('sandbox.alipay_number'),
  cents bigint not null check (cents > 0),
  payee_identity text not null,
  status text not null check (status in ('SUCCESS', 'WAIT_PAY', 'DEALING', 'FAIL', 'CLOSED', 'REFUND')),
  error_code text,
  created_at timestamptz not null default public.clock_now()
);
