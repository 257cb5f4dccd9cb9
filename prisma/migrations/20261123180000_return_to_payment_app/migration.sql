set lock_timeout = '3s';
set statement_timeout = '60s';

-- What the payment app paid for an order that fails goes back there. Meanwhile it lies in an account of its own, which can neither buy nor be
-- withdrawn; where the app refuses it for good it is kept as deposit. Both sets of words only grow: the rows that are there fit.
alter table ledger_account drop constraint ledger_account_kind;
alter table ledger_account add constraint ledger_account_kind
  check (kind in ('deposit', 'proceeds', 'settling', 'withdrawing', 'returning', 'escrow', 'fee', 'clearing')) not valid;

alter table order_payment add column is_taken boolean not null default false;
update order_payment set is_taken = true where status = 'paid';
alter table order_payment drop constraint order_payment_status_check;
alter table order_payment add constraint order_payment_status_check
  check (status in ('open', 'paid', 'closed', 'refunding', 'refunded', 'kept'));
alter table order_payment drop constraint order_payment_paid;
alter table order_payment add constraint order_payment_paid
  check ((trade_no is not null) = (status in ('paid', 'refunding', 'refunded', 'kept')));

-- What an order took once it has taken for good, whatever becomes of the money.
create or replace function check_order_payment() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (('open', 'paid'), ('open', 'closed'), ('open', 'refunding'), ('closed', 'refunding'),
    ('paid', 'refunding'), ('refunding', 'refunded'), ('refunding', 'kept')) then
    raise exception 'payment % cannot go from % to %', old.number, old.status, new.status using errcode = '23514';
  end if;
  new.is_taken := old.is_taken or new.status = 'paid';
  return new;
end
$$;
