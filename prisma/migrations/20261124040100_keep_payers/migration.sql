set lock_timeout = '3s';
set statement_timeout = '60s';

-- Which account of the payment app a recharge or an order was paid from, and which signed the contract, as keyed hashes: two users who pay from
-- one account are looked at (T-22). Null where the app did not say, and in what was paid before.
alter table recharge add column payer_hash text;
alter table order_payment add column payer_hash text;
alter table recharge_contract add column signer_hash text;

-- The api hears of payments and keeps their payer; the worker asks for them, and blanks all three when their user leaves.
grant update (payer_hash) on recharge, order_payment to market_api, market_worker;
grant update (signer_hash) on recharge_contract to market_worker;
