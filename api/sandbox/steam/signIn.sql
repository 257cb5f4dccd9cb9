-- Tables and columns for sign-ins. Applied after switches.sql at every start, so every statement is repeatable.

do $$
begin
  if not exists (select from information_schema.columns where table_schema = 'sandbox'
                 and table_name = 'steam_account' and column_name = 'guard') then
    alter table sandbox.steam_account
      add column password text, -- null = derived from the account's id
      add column guard text not null default 'device' check (guard in ('device', 'email', 'none'));
  end if;
end $$;

-- The name in the address of an account's profile, /id/<name>. Pages below /profiles/<steamid> then redirect there.
alter table sandbox.steam_account add column if not exists custom_url text;

-- Steam tells of a hold only when an offer was accepted, not when it is asked before.
alter table sandbox.steam_account add column if not exists hides_hold boolean not null default false;
alter table sandbox.steam_account add column if not exists refuses_link boolean not null default false;

-- Whether Steam gives a new refresh token to the account's app when the old one is about to end.
alter table sandbox.steam_account add column if not exists renews_tokens boolean not null default true;

-- A sign-in in progress, started with the right password.
create table if not exists sandbox.auth_session (
  client_id bigint primary key,
  request_id text not null,
  steam_id bigint not null references sandbox.steam_account,
  is_passed boolean not null,
  created_at timestamptz not null
);

-- Used login codes: Steam accepts each code once.
create table if not exists sandbox.used_login_code (
  steam_id bigint not null,
  step bigint not null,
  primary key (steam_id, step)
);

-- Wrong passwords. After too many of them Steam rejects sign-ins for a while.
create table if not exists sandbox.auth_failure (
  steam_id bigint not null,
  failed_at timestamptz not null
);
create index if not exists auth_failure_account on sandbox.auth_failure (steam_id, failed_at);

-- Refresh tokens of sign-ins: an account may be signed in on several devices at once.
create table if not exists sandbox.signed_in_device (
  refresh_token text primary key,
  steam_id bigint not null references sandbox.steam_account,
  token_generation int not null
);

-- A sign-in by QR code has no account until the Steam app of its owner approves it. Its code changes every half minute; the one before
-- still counts, since a camera may have just read it.
do $$
begin
  if not exists (select from information_schema.columns where table_schema = 'sandbox'
                 and table_name = 'auth_session' and column_name = 'platform') then
    alter table sandbox.auth_session
      alter column steam_id drop not null,
      add column platform int not null default 3 check (platform between 1 and 3),
      add column device_name text not null default '',
      add column is_qr boolean not null default false,
      add column previous_client_id bigint,
      add column renewed_at timestamptz, -- when its code last changed
      add column is_seen boolean not null default false, -- the Steam app has shown it to its owner
      add column email_code text; -- the code that Steam mailed
  end if;
end $$;
create index if not exists auth_session_created on sandbox.auth_session (created_at);

-- Where a browser carries its sign-in to: each of Steam's sites sets a cookie of its own for what is listed here.
create table if not exists sandbox.login_transfer (
  nonce text primary key,
  auth text not null,
  steam_id bigint not null references sandbox.steam_account,
  audience text not null,
  created_at timestamptz not null
);
