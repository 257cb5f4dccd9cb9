set lock_timeout = '3s';
set statement_timeout = '60s';

-- Steam is asked before an offer is sent whether it would hold the trade because of the buyer's account.
alter table market_order drop constraint order_delivery_issue;
alter table market_order add constraint order_delivery_issue
  check (delivery_issue in ('tradeLink', 'partnerBlocked', 'tradeHold')) not valid;
