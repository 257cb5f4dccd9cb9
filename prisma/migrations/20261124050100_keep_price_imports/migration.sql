set lock_timeout = '3s';
set statement_timeout = '60s';

-- What an operator's import of prices changed, so that it can be taken back.
create table price_import (
  id uuid not null,
  platform text,
  source text not null,
  operator text not null,
  row_count int not null,
  began_at timestamptz(3) not null default clock_now(),
  ended_at timestamptz(3),
  taken_back_at timestamptz(3),
  feed_before jsonb,
  changes_kept boolean not null default true,
  constraint price_import_pkey primary key (id)
);
create index price_import_began_at on price_import (began_at);

create table price_change (
  import_id uuid not null,
  market_item_id uuid not null,
  phase text not null,
  before jsonb,
  after_cents bigint not null,
  item_before_cents bigint,
  day date not null,
  day_before_cents bigint not null,
  is_new_item boolean not null default false,
  constraint price_change_pkey primary key (import_id, market_item_id, phase),
  constraint price_change_import_id_fkey foreign key (import_id) references price_import (id) on delete cascade on update cascade
);

-- Taking back is the owner's.
grant select, insert, update on price_import to market_worker;
grant select, insert, delete on price_change to market_worker;
