set lock_timeout = '3s';
set statement_timeout = '60s';

-- One line for each try of a base backup, by `npm run backup` or by whatever else makes them. Real time: backups know no moved clock.
create table base_backup (
  id uuid not null default gen_random_uuid(),
  at timestamptz(3) not null default now(),
  -- done | failed
  outcome text not null check (outcome in ('done', 'failed')),
  name text not null check (name <> ''),
  size_bytes bigint check (size_bytes >= 0),
  reason text,
  constraint base_backup_pkey primary key (id)
);
create index base_backup_at on base_backup (at);

grant select on base_backup to market_worker;
