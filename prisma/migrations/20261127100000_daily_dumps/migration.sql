set lock_timeout = '3s';
set statement_timeout = '60s';

-- Daily files for partners. What the database holds every api can send, and a restore brings back.
create table dump_file (
  id uuid not null,
  kind text not null check (kind in ('sales', 'asks', 'bids', 'traits')),
  day date not null,
  format text not null check (format in ('jsonl', 'csv')),
  schema_version int not null,
  taken_at timestamptz(3),
  row_count int check (row_count >= 0),
  byte_count bigint check (byte_count > 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  key_id text,
  signature text,
  published_at timestamptz(3),
  constraint dump_file_pkey primary key (id),
  constraint dump_file_whole check (
    num_nulls(taken_at, row_count, byte_count, sha256, key_id, signature, published_at) in (0, 7))
);
create unique index dump_file_published on dump_file (kind, day, format) where published_at is not null;
create index dump_file_day_idx on dump_file (day);

create table dump_part (
  file_id uuid not null,
  position int not null,
  bytes bytea not null,
  constraint dump_part_pkey primary key (file_id, position),
  constraint dump_part_file_id_fkey foreign key (file_id) references dump_file (id) on update cascade on delete cascade
);
-- They are compressed already.
alter table dump_part alter column bytes set storage external;

grant select on dump_file, dump_part to market_api, market_worker;
grant insert, delete on dump_file to market_worker;
grant update (taken_at, row_count, byte_count, sha256, key_id, signature, published_at) on dump_file to market_worker;
grant insert on dump_part to market_worker;
