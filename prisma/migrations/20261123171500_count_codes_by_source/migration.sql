set lock_timeout = '3s';
set statement_timeout = '60s';

-- Codes and wrong tries count by whoever asks: strangers by their network, known devices and sessions each by themselves.
alter table sign_in_challenge
  add column lane text not null default 'stranger' check (lane in ('stranger', 'device', 'session')),
  add column source text not null default '',
  add column device_hash text,
  add column network_attempts integer not null default 0,
  add column is_used boolean not null default false;
-- What is open while this is applied stays good; at most five minutes of codes.
update sign_in_challenge set source = address where ended_at is null and purpose = 'signIn' and expires_at > clock_now();

alter table session add column device_hash text;
CREATE INDEX "session_device_hash_idx" ON "session"("device_hash");
grant update (device_hash) on session to market_api;

create table known_device (
  token_hash text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null default clock_now(),
  last_used_at timestamptz(3) not null default clock_now(),
  constraint known_device_pkey primary key (token_hash, user_id),
  constraint known_device_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create index known_device_user_id_idx on known_device (user_id);
grant select, insert, update, delete on known_device to market_api;
grant select, delete on known_device to market_worker;
