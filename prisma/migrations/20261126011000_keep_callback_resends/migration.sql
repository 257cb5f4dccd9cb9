set lock_timeout = '3s';
set statement_timeout = '60s';

-- What was sent again at once: a repeated request returns it, and the next one waits a few seconds for it.
create table callback_resend (
  id uuid not null primary key,
  partner_id uuid not null references partner (id) on delete restrict on update cascade,
  search jsonb not null,
  resent_count integer not null check (resent_count >= 0),
  left_count integer not null check (left_count >= 0),
  resent_until timestamptz(3),
  created_at timestamptz(3) not null default clock_now()
);
create index callback_resend_partner_id_created_at_idx on callback_resend (partner_id, created_at);
create trigger callback_resend_append_only before update or delete on callback_resend for each row execute function refuse_change();
grant select, insert on callback_resend to market_api;
