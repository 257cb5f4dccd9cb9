set lock_timeout = '3s';
set statement_timeout = '60s';

-- A sale whose run was never recorded is moved to the next run of its rule.
grant update (request_id) on selling_rule_sale to market_api, market_worker;
