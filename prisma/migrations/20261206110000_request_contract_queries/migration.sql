set lock_timeout = '3s';
set statement_timeout = '60s';

-- Since when the payment app has to be queried about a contract, whatever its status; null once it has answered. The app does not repeat a
-- message that was received, so it must not be lost with a job that fails.
alter table recharge_contract add column query_requested_at timestamptz(3);
grant update (query_requested_at) on recharge_contract to market_api, market_worker;

drop index recharge_contract_open;
create index recharge_contract_open on recharge_contract (query_at)
  where status in ('pending', 'ending') or query_requested_at is not null;

-- Which messages were lost before is not known: each contract that nothing else queries is queried once, within a day.
update recharge_contract set query_requested_at = clock_now(), query_count = 0, query_at = clock_now() + random() * interval '1 day'
where status in ('signed', 'ended', 'ordinary');
