set lock_timeout = '3s';
set statement_timeout = '60s';

-- Buy orders. What a bid holds lies in two accounts of its bidder, so that deposit stays deposit whatever becomes of the bid.
alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind
  check (kind in ('deposit', 'proceeds', 'settling', 'withdrawing', 'returning', 'biddingDeposit', 'biddingProceeds', 'escrow', 'fee', 'clearing')) not valid;

create table bid (
  id uuid not null,
  user_id uuid not null,
  market_item_id uuid not null,
  quantity int not null check (quantity between 1 and 100),
  remaining int not null check (remaining between 0 and quantity),
  price_cents bigint not null check (price_cents between 1 and 10000000),
  conditions jsonb not null default '{}',
  filter text not null default '',
  state text not null default 'open' check (state in ('open', 'filled', 'cancelled', 'expired')),
  sleep_reason text check (sleep_reason in ('paused', 'noTradeLink', 'tradeLinkRefused', 'heldForReview', 'buyerBroke')),
  held_from_deposit_cents bigint not null check (held_from_deposit_cents >= 0),
  held_from_proceeds_cents bigint not null check (held_from_proceeds_cents >= 0),
  movements int not null default 0,
  needs_match boolean not null default true,
  queued_at timestamptz(3) not null default clock_now(),
  raised_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default clock_now(),
  ended_at timestamptz(3),
  constraint bid_pkey primary key (id),
  constraint bid_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint bid_market_item_id_fkey foreign key (market_item_id) references market_item (id) on update cascade on delete restrict,
  constraint bid_holds_its_price check (held_from_deposit_cents + held_from_proceeds_cents = case when state = 'open' then remaining * price_cents else 0 end),
  constraint bid_ends check ((state = 'open') = (ended_at is null)),
  constraint bid_filled check ((state = 'filled') = (remaining = 0)),
  constraint bid_sleeps_while_open check (sleep_reason is null or state = 'open')
);
create unique index bid_one_open on bid (user_id, market_item_id, filter) where state = 'open';
create index bid_awake on bid (market_item_id, price_cents desc, queued_at, id) where state = 'open' and sleep_reason is null;
create index bid_to_match on bid (market_item_id) where state = 'open' and sleep_reason is null and needs_match;
create index bid_to_expire on bid (expires_at) where state = 'open';
create index bid_asleep on bid (user_id) where state = 'open' and sleep_reason is not null;
create index bid_user_id_idx on bid (user_id, id desc);

-- The orders that bids were filled by. An order that fails is noted for the worker, which holds its money for the bid again.
create table bid_fill (
  order_id uuid not null,
  bid_id uuid not null,
  limit_cents bigint not null,
  from_deposit_cents bigint not null,
  from_proceeds_cents bigint not null,
  failed_at timestamptz(3),
  outcome text check (outcome in ('refilled', 'returned')),
  created_at timestamptz(3) not null default clock_now(),
  constraint bid_fill_pkey primary key (order_id),
  constraint bid_fill_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  constraint bid_fill_bid_id_fkey foreign key (bid_id) references bid (id) on update cascade on delete restrict,
  constraint bid_fill_holds_its_limit check (from_deposit_cents + from_proceeds_cents = limit_cents)
);
create index bid_fill_bid_id_idx on bid_fill (bid_id, created_at desc);
create index bid_fill_failed on bid_fill (failed_at) where failed_at is not null and outcome is null;

create function note_failed_fill() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update bid_fill set failed_at = clock_now() where order_id = new.id and failed_at is null;
  return null;
end
$$;
create trigger market_order_failed_fill after update of phase on market_order for each row
  when (new.phase = 'failed' and old.phase <> 'failed') execute function note_failed_fill();

grant select, insert, update on bid to market_api, market_worker;
grant select, insert, update on bid_fill to market_api, market_worker;
