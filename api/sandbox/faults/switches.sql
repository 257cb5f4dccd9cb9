-- Tables and columns for faults and account settings. Applied after books.sql at every start, so every statement is repeatable.
-- An existing table is altered only if it lacks the columns, since altering waits for all other transactions.

drop table if exists sandbox.fault; -- An older format of faults. Its data is not needed.

-- One fault: which calls it applies to, what happens to them, how often, and from when to when.
create table if not exists sandbox.fault_switch (
  fault_id bigint generated always as identity primary key,
  kind text not null,
  service text, -- null = every service
  path_contains text not null,
  steam_id bigint, -- null = every account
  offer_id bigint, -- for faults in lists of offers; null = every offer
  status int not null,
  code text not null,
  retry_after_seconds int,
  delay_ms int, -- null = no delay; for a timeout: no response at all
  with_effect boolean not null,
  every_nth int not null check (every_nth >= 1),
  percent int not null check (percent between 1 and 100),
  seed int not null,
  remaining int, -- null = until it is removed
  from_at timestamptz not null,
  until_at timestamptz, -- null = unlimited
  seen int not null default 0, -- matching calls
  struck int not null default 0, -- affected ones of these
  created_at timestamptz not null default public.clock_now()
);

do $$
begin
  if not exists (select from information_schema.columns where table_schema = 'sandbox'
                 and table_name = 'steam_account' and column_name = 'confirmations') then
    alter table sandbox.steam_account
      add column confirmations text not null default 'asked'
        check (confirmations in ('asked', 'notNeeded', 'refused', 'hidden')),
      add column hold_outcome text not null default 'ends' check (hold_outcome in ('ends', 'cancelled')),
      add column reverses_after_minutes int check (reverses_after_minutes >= 0), -- null = never
      add column marks_reversed_offer boolean not null default false,
      add column cancels_after_ms int check (cancels_after_ms >= 0), -- null = never
      add column token_generation int not null default 0;
  end if;
  -- A trade keeps the settings that its parties had at acceptance.
  if not exists (select from information_schema.columns where table_schema = 'sandbox'
                 and table_name = 'trade' and column_name = 'reverse_at') then
    alter table sandbox.trade
      add column reverse_at timestamptz,
      add column reverser_id bigint,
      add column marks_reversed_offer boolean not null default false,
      add column hold_cancel_at timestamptz,
      add column hold_canceller_id bigint;
  end if;
end $$;
create index if not exists trade_reversing on sandbox.trade (reverse_at) where reverse_at is not null;
create index if not exists trade_cancelling on sandbox.trade (hold_cancel_at) where status = 10;
create index if not exists trade_offer_message on sandbox.trade_offer (message);

-- Valve's numbers of a class with a finish: definition, rarity, quality. Classes from before have none, and their items no certificate.
alter table sandbox.item_class add column if not exists valve jsonb;
