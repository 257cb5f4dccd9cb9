set lock_timeout = '3s';
set statement_timeout = '60s';

-- A rule may sell copies to bids that pay at least a share of a basis, in thousandths.
alter table selling_rule
  add column bid_basis text check (bid_basis in ('reference', 'lowestAsk', 'cost')),
  add column bid_thousandths int check (bid_thousandths between 10 and 10000),
  add constraint selling_rule_bid_share check ((bid_basis is null) = (bid_thousandths is null));

-- The orders of bids that a run of a rule has made, and the least that it sold for. They outlive the rule as the orders do.
create table selling_rule_sale (
  order_id uuid not null,
  rule_id uuid,
  request_id text not null,
  least_cents bigint not null check (least_cents > 0),
  created_at timestamptz(3) not null default clock_now(),
  constraint selling_rule_sale_pkey primary key (order_id),
  constraint selling_rule_sale_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  constraint selling_rule_sale_rule_id_fkey foreign key (rule_id) references selling_rule (id) on update cascade on delete set null
);
create index selling_rule_sale_of_run on selling_rule_sale (rule_id, request_id);

grant select, insert on selling_rule_sale to market_api, market_worker;
