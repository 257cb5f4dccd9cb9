-- The owner migrates; the api, the worker and the sandbox work with what they need and no more (T-31). Roles belong to the whole
-- cluster, so they may be there already.
do $$
declare role_name text;
begin
  foreach role_name in array array['market_api', 'market_worker', 'market_sandbox'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
end
$$;

grant usage on schema public to market_api, market_worker, market_sandbox;
grant select on all tables in schema public to market_api, market_worker;
grant execute on function clock_now() to market_api, market_worker, market_sandbox;

-- What both change.
grant insert, update on market_order, trade_offer, ledger_account to market_api, market_worker;
grant insert on order_event, ledger_transfer, ledger_posting, message to market_api, market_worker;
grant update (status, updated_at) on listing to market_api, market_worker;
grant update (lowest_ask_cents, listing_count, automatic_count) on market_item to market_api, market_worker;

-- What only a person's request changes.
grant insert, update on app_user to market_api;
grant insert, delete on session to market_api;
grant insert, update on sign_in_challenge to market_api;
grant insert on idempotency_key, sign_in_failure to market_api;
grant update (read_at) on message to market_api;

-- What only the worker changes. Sealed secrets are the worker's alone (T-15).
grant insert on trade_offer_event to market_worker;
grant update (is_gone) on asset to market_worker;
grant update (status, polled_at, sealed_access_token) on steam_account to market_worker;
grant update (is_blocked) on app_user to market_worker;
revoke select on steam_account from market_api;
grant select (id, user_id, steam_id, type, status, trade_url, polled_at, created_at) on steam_account to market_api;

-- The sandbox moves the clock and keeps books of its own in its own schema.
grant select, insert, update on clock_offset to market_sandbox;
-- The owner fills both sides when it seeds the sandbox's robots.
grant market_sandbox to current_user;
create schema if not exists sandbox authorization market_sandbox;
