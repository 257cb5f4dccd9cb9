-- What the played verification service knows: whose each ID number is. A number that it never heard of belongs to whoever names it first.
create table if not exists sandbox.person (
  id_number text primary key,
  name text not null
);
create table if not exists sandbox.identity_check (
  id bigint generated always as identity primary key,
  result text not null,
  at timestamptz not null default public.clock_now()
);
