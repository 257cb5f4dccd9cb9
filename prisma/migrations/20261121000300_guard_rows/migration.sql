-- What must hold whatever the code does (safety.md 2.1).

alter table clock_offset add constraint clock_offset_single check (id = 1);

-- Money: no account of a user, an order or the fee below zero; the clearing account alone stands for the outside world (I3).
alter table ledger_account add constraint ledger_account_not_negative check (balance_cents >= 0 or kind = 'clearing');
alter table ledger_account add constraint ledger_account_kind
  check (kind in ('deposit', 'proceeds', 'settling', 'withdrawing', 'escrow', 'fee', 'clearing'));
alter table ledger_posting add constraint ledger_posting_moves check (amount_cents <> 0);
alter table listing add constraint listing_ask check (ask_cents between 1 and 10000000);
alter table listing add constraint listing_status check (status in ('active', 'reserved', 'sold', 'withdrawn'));
alter table market_order add constraint order_price check (price_cents between 1 and 10000000);
alter table market_order add constraint order_fee check (fee_cents between 0 and price_cents);
alter table market_order add constraint order_held check (held_from_deposit_cents >= 0 and held_from_proceeds_cents >= 0
  and held_from_deposit_cents + held_from_proceeds_cents = price_cents);
alter table market_order add constraint order_not_own check (buyer_id <> seller_id);
alter table market_order add constraint order_phase check (phase in ('creating', 'awaitingPayment', 'awaitingOffer', 'delivering',
  'awaitingAccept', 'onHold', 'verifying', 'protected', 'completed', 'failed'));
alter table market_order add constraint order_failed_has_reason check (phase <> 'failed' or reason is not null);
alter table market_item add constraint market_item_listing_count check (listing_count >= 0);
alter table message add constraint message_type check (type between 1 and 4);

-- The postings of a transfer sum to zero and are two at least, checked at commit (I1).
create function check_transfer_balanced() returns trigger language plpgsql as $$
declare total bigint; legs int;
begin
  select coalesce(sum(amount_cents), 0), count(*) into total, legs from ledger_posting where transfer_id = new.transfer_id;
  if total <> 0 or legs < 2 then
    raise exception 'transfer % is not balanced: % over % postings', new.transfer_id, total, legs using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger ledger_posting_balanced after insert on ledger_posting
  deferrable initially deferred for each row execute function check_transfer_balanced();

create function check_transfer_posted() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_posting where transfer_id = new.id) then
    raise exception 'transfer % has no postings', new.id using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger ledger_transfer_posted after insert on ledger_transfer
  deferrable initially deferred for each row execute function check_transfer_posted();

-- History is written once (I4).
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end
$$;
create trigger ledger_transfer_append_only before update or delete on ledger_transfer for each row execute function refuse_change();
create trigger ledger_posting_append_only before update or delete on ledger_posting for each row execute function refuse_change();
create trigger order_event_append_only before update or delete on order_event for each row execute function refuse_change();
create trigger trade_offer_event_append_only before update or delete on trade_offer_event for each row execute function refuse_change();
create trigger ledger_transfer_keep before truncate on ledger_transfer execute function refuse_change();
create trigger ledger_posting_keep before truncate on ledger_posting execute function refuse_change();
create trigger order_event_keep before truncate on order_event execute function refuse_change();
create trigger trade_offer_event_keep before truncate on trade_offer_event execute function refuse_change();

-- A finished order stays finished, and only a protected one may still turn: completed, or failed by a reversal (I8).
create function check_order_end() returns trigger language plpgsql as $$
begin
  if old.phase in ('completed', 'failed') and new.phase <> old.phase then
    raise exception 'order % has ended as %', old.order_no, old.phase using errcode = '23514';
  end if;
  if old.phase = 'protected' and new.phase not in ('protected', 'completed', 'failed') then
    raise exception 'order % is protected and cannot become %', old.order_no, new.phase using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger order_end before update of phase on market_order for each row execute function check_order_end();
