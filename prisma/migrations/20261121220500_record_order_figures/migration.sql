-- Statistics of sales and purchases (U-03) are summed over one narrow table, whose rows stand beside the ledger's transfers.
create table order_figure (
  order_id uuid not null,
  kind text not null check (kind in ('sale', 'purchase')),
  direction smallint not null check (direction in (1, -1)),
  user_id uuid not null,
  price_cents bigint not null check (price_cents > 0),
  fee_cents bigint not null check (fee_cents between 0 and price_cents),
  cost_cents bigint check (cost_cents > 0),
  created_at timestamptz(3) not null default clock_now(),
  constraint order_figure_pkey primary key (order_id, kind, direction),
  constraint order_figure_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  constraint order_figure_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint order_figure_of_sale check (kind = 'sale' or (fee_cents = 0 and cost_cents is null))
);
-- With all that is summed, so that the table itself is not read.
create index order_figure_summed on order_figure (user_id, created_at, kind, direction, price_cents, fee_cents, cost_cents);

grant select, insert on order_figure to market_api, market_worker;

-- History is written once (I4).
create trigger order_figure_append_only before update or delete on order_figure for each row execute function refuse_change();
create trigger order_figure_keep before truncate on order_figure execute function refuse_change();

-- What orders did before there were figures, as the ledger has it.
insert into order_figure (order_id, kind, direction, user_id, price_cents, fee_cents, cost_cents, created_at)
select o.id, figure.kind, figure.direction, case figure.kind when 'sale' then o.seller_id else o.buyer_id end, o.price_cents,
  case figure.kind when 'sale' then o.fee_cents else 0 end, case figure.kind when 'sale' then a.cost_cents end, t.created_at
from ledger_transfer t
join (values ('hold', 'purchase', 1), ('refund', 'purchase', -1), ('settle', 'sale', 1), ('reverse', 'sale', -1), ('reverse', 'purchase', -1))
  as figure (reason, kind, direction) on figure.reason = t.reason
join market_order o on o.id = t.order_id join asset a on a.id = o.asset_id;
