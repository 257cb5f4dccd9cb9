set lock_timeout = '3s';
set statement_timeout = '60s';

-- A press that buys the cheapest copies of an item finds them one round after the other, and says in the end why it stopped.
alter table cart_purchase drop constraint cart_purchase_stop_reason_check;
alter table cart_purchase add constraint cart_purchase_stop_reason_check
  check (stop_reason in ('noMoreCopies', 'priceLimit', 'sumLimit', 'insufficientFunds', 'notAllowed'));
alter table cart_purchase_line drop constraint cart_purchase_line_position_check;
alter table cart_purchase_line add constraint cart_purchase_line_position_check check (position between 0 and 99);
grant update (stop_reason) on cart_purchase to market_api;
