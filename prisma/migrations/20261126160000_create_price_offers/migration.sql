set lock_timeout = '3s';
set statement_timeout = '60s';

-- Offers of less than the ask for one listing. What an offer holds lies in the two accounts of buy orders.
create table price_offer (
  id uuid not null,
  listing_id uuid not null,
  buyer_id uuid not null,
  seller_id uuid not null,
  ask_cents bigint not null,
  price_cents bigint not null,
  counter_cents bigint,
  state text not null default 'open' check (state in ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'ended')),
  end_reason text check (end_reason in ('sold', 'unlisted', 'repriced', 'priceCut')),
  held_from_deposit_cents bigint not null check (held_from_deposit_cents >= 0),
  held_from_proceeds_cents bigint not null check (held_from_proceeds_cents >= 0),
  is_released boolean not null default false,
  order_id uuid,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default clock_now(),
  countered_at timestamptz(3),
  ended_at timestamptz(3),
  constraint price_offer_pkey primary key (id),
  constraint price_offer_listing_id_fkey foreign key (listing_id) references listing (id) on update cascade on delete restrict,
  constraint price_offer_buyer_id_fkey foreign key (buyer_id) references app_user (id) on update cascade on delete restrict,
  constraint price_offer_seller_id_fkey foreign key (seller_id) references app_user (id) on update cascade on delete restrict,
  constraint price_offer_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete set null,
  constraint price_offer_below_ask check (price_cents >= 1 and price_cents < ask_cents),
  constraint price_offer_counter check (counter_cents > price_cents and counter_cents < ask_cents),
  constraint price_offer_countered check (state <> 'countered' or counter_cents is not null),
  constraint price_offer_holds_its_price check (held_from_deposit_cents + held_from_proceeds_cents = case when is_released then 0 else price_cents end),
  constraint price_offer_released check (case when state in ('open', 'countered') then not is_released else is_released or state = 'ended' end),
  constraint price_offer_ends check ((state in ('open', 'countered')) = (ended_at is null))
);
create unique index price_offer_order_id_key on price_offer (order_id);
create unique index price_offer_one_open on price_offer (listing_id, buyer_id) where state in ('open', 'countered');
create index price_offer_to_expire on price_offer (expires_at) where state in ('open', 'countered');
create index price_offer_to_release on price_offer (listing_id, price_cents desc, created_at) where state = 'ended' and not is_released;
create index price_offer_withdrawn on price_offer (buyer_id, ended_at) where state = 'withdrawn';
create index price_offer_buyer_id_idx on price_offer (buyer_id, id desc);
create index price_offer_seller_id_idx on price_offer (seller_id, id desc);

-- What offers a seller takes.
create table bargain_terms (
  id uuid not null,
  seller_id uuid not null,
  listing_id uuid,
  is_open boolean not null default true,
  least_cents bigint check (least_cents between 1 and 10000000),
  least_percent int check (least_percent between 1 and 99),
  accept_cents bigint check (accept_cents between 1 and 10000000),
  accept_percent int check (accept_percent between 1 and 99),
  updated_at timestamptz(3) not null default clock_now(),
  constraint bargain_terms_pkey primary key (id),
  constraint bargain_terms_seller_id_fkey foreign key (seller_id) references app_user (id) on update cascade on delete restrict,
  constraint bargain_terms_listing_id_fkey foreign key (listing_id) references listing (id) on update cascade on delete set null,
  constraint bargain_terms_least check (least_cents is null or least_percent is null),
  constraint bargain_terms_accept check (accept_cents is null or accept_percent is null)
);
create unique index bargain_terms_of_shop on bargain_terms (seller_id) where listing_id is null;
create unique index bargain_terms_of_listing on bargain_terms (listing_id) where listing_id is not null;

-- Whatever sells, unlists, pauses or reprices a listing ends its offers in the same transaction; the worker releases their money.
create function end_price_offers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update price_offer set state = 'ended', ended_at = clock_now(),
    end_reason = case when new.status in ('reserved', 'sold') then 'sold' when new.status <> 'active' then 'unlisted'
      when new.ask_cents <= price_cents then 'priceCut' else 'repriced' end
  where listing_id = new.id and state in ('open', 'countered');
  return null;
end
$$;
create trigger listing_end_price_offers after update of status, ask_cents on listing for each row
  when (old.status = 'active' and (new.status <> 'active' or new.ask_cents <> old.ask_cents)) execute function end_price_offers();

grant select, insert, update on price_offer to market_api, market_worker;
grant select, insert, update on bargain_terms to market_api, market_worker;
