set lock_timeout = '3s';
set statement_timeout = '60s';

-- An action of a seller on any number of copies or listings (I-10). The worker carries it out part by part; each part commits with its outcomes.
create table bulk_action (
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('list', 'reprice', 'unlist', 'cost')),
  change jsonb not null,
  state text not null default 'running' check (state in ('running', 'paused', 'finished', 'stopped', 'undoing', 'undone')),
  target_ids uuid[] check (target_ids is not null and cardinality(target_ids) between 1 and 20000),
  -- So many targets are decided.
  position int not null default 0,
  done_count int not null default 0,
  refused jsonb not null default '{}',
  from_cents bigint not null default 0,
  to_cents bigint not null default 0,
  lowered_count int not null default 0,
  lowered_cents bigint not null default 0,
  undone_count int not null default 0,
  stop_code text,
  created_at timestamptz(3) not null default clock_now(),
  ended_at timestamptz(3),
  constraint bulk_action_pkey primary key (id),
  constraint bulk_action_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create unique index bulk_action_one_active on bulk_action (user_id) where state in ('running', 'undoing');
create index bulk_action_user_id_id_idx on bulk_action (user_id, id);
create index bulk_action_at_work on bulk_action (id) where state in ('running', 'undoing');

create table bulk_action_part (
  action_id uuid not null,
  position int not null,
  outcomes jsonb not null,
  -- So many of its outcomes, from the last one on, are undone.
  undone int not null default 0,
  undo_outcomes jsonb not null default '[]',
  constraint bulk_action_part_pkey primary key (action_id, position),
  constraint bulk_action_part_action_id_fkey foreign key (action_id) references bulk_action (id) on update cascade on delete cascade
);

grant select, delete on bulk_action, bulk_action_part to market_api, market_worker;
grant insert on bulk_action to market_api;
grant update (state, ended_at) on bulk_action to market_api;
grant update on bulk_action to market_worker;
grant insert, update on bulk_action_part to market_worker;
