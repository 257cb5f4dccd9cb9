-- Settings: picture, nickname, phone number, open platform and signed-in devices (U-01, U-04).
alter table app_user add column nickname_set_at timestamptz(3);
alter table app_user add column is_open_platform_on boolean not null default false;
alter table session add column last_used_at timestamptz(3);

create table avatar (
  user_id uuid not null,
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  created_at timestamptz(3) not null default clock_now(),
  constraint avatar_pkey primary key (user_id),
  constraint avatar_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create index avatar_hash_idx on avatar (hash);
-- Compressed already.
alter table avatar alter column bytes set storage external;

create table phone_change (
  user_id uuid not null,
  new_phone text,
  expires_at timestamptz(3) not null,
  constraint phone_change_pkey primary key (user_id),
  constraint phone_change_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);

-- Only a person's request changes any of it; the rights on app_user hold for its new columns.
grant select, insert, update, delete on avatar, phone_change to market_api;
grant select on avatar to market_worker;
grant update (last_used_at) on session to market_api;

-- A code may be for the phone number that somebody changes to.
alter table sign_in_challenge drop constraint sign_in_challenge_purpose_check;
alter table sign_in_challenge add constraint sign_in_challenge_purpose_check check (purpose in ('signIn', 'stepUp', 'newPhone'));
