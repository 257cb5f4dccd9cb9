set lock_timeout = '3s';
set statement_timeout = '60s';

-- The undo of a run of a rule is that of a bulk action which stands for the run; the api writes it with its outcomes.
alter table selling_rule_run add column undo_action_id uuid;
grant update (undo_action_id) on selling_rule_run to market_api;
grant insert on bulk_action_part to market_api;
