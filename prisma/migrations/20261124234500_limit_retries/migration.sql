set lock_timeout = '3s';
set statement_timeout = '60s';

-- An account that Steam rejects again and again waits for its owner; one whose trades Steam would hold is no refused one.
alter table steam_account add column sign_in_failures integer not null default 0;
alter table steam_account add column restriction text;

-- Holds are asked about by a job of their own, new trade links first.
alter table app_user add column hold_due_at timestamptz(3) not null default '1970-01-01 00:00:00+00'::timestamp with time zone;
grant update (hold_due_at) on app_user to market_api, market_worker;
