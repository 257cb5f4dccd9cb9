-- Keys for the Web API. Applied after books.sql at every start, so every statement is repeatable.

create table if not exists sandbox.api_key (
  steam_id bigint primary key references sandbox.steam_account,
  key text not null unique,
  domain text not null
);

create sequence if not exists sandbox.api_key_request_id start 8200000000;

-- A request for a key waits for its owner's mobile confirmation.
create table if not exists sandbox.api_key_request (
  request_id bigint primary key default nextval('sandbox.api_key_request_id'),
  steam_id bigint not null references sandbox.steam_account,
  domain text not null,
  is_confirmed boolean not null default false,
  created_at timestamptz not null
);

-- A confirmation is for an offer or for a key.
do $$
begin
  if not exists (select from information_schema.columns where table_schema = 'sandbox'
                 and table_name = 'confirmation' and column_name = 'key_request_id') then
    alter table sandbox.confirmation
      alter column offer_id drop not null,
      add column key_request_id bigint references sandbox.api_key_request on delete cascade,
      add constraint confirmation_of_one check (num_nonnulls(offer_id, key_request_id) = 1);
  end if;
end $$;
