-- State of the simulated verification service: the owner of each ID number. An unknown number belongs to the first person who uses it.
create table if not exists sandbox.person (
  id_number text primary key,
  name text not null
);
create table if not exists sandbox.identity_check (
  id bigint generated always as identity primary key,
  result text not null,
  at timestamptz not null default public.clock_now()
);
