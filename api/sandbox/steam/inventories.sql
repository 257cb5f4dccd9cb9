-- Columns for items that are not free. Applied after switches.sql at every start, so every statement is repeatable. An existing table is
-- altered only if it lacks the columns, since altering waits for all other transactions.
do $$
begin
  if not exists (select from information_schema.columns where table_schema = 'sandbox'
                 and table_name = 'asset' and column_name = 'free_at') then
    alter table sandbox.asset
      add column free_at timestamptz, -- end of a cooldown; null = none
      add column writes_date_in_words boolean not null default false,
      add column is_untradable boolean not null default false; -- permanently
    alter table sandbox.item_class add column is_marketable boolean not null default true;
    alter table sandbox.steam_account add column hides_from_itself boolean not null default false;
  end if;
end $$;
