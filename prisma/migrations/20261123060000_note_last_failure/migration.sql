set lock_timeout = '3s';
set statement_timeout = '60s';

-- Silence counts while callbacks are tried: what was off for days, or had nothing to hear, was not silent.
alter table partner add column last_failed_at timestamptz(3);
grant update (last_failed_at) on partner to market_worker;
