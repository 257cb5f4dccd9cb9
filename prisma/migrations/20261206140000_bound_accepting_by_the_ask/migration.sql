set lock_timeout = '3s';
set statement_timeout = '60s';

-- The amount from which offers for a listing are accepted by themselves counts up to the ask that it was set for. Existing terms have
-- no such ask and apply as before.
alter table bargain_terms add column accept_ask_cents bigint;
