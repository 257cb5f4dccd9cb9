set lock_timeout = '3s';
set statement_timeout = '60s';

-- Each api keeps sessions with their users' rows for a moment, and forgets them when it hears of a change.
create function notify_session() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'app_user' then
    perform pg_notify('market_session', new.id::text);
  elsif tg_table_name = 'session' then
    perform pg_notify('market_session', old.user_id::text);
  else
    perform pg_notify('market_session', '');
  end if;
  return null;
end
$$;

create trigger app_user_told after update on app_user
  for each row when (old is distinct from new) execute function notify_session();
create trigger session_ended after delete on session
  for each row execute function notify_session();
create trigger session_changed after update of user_id, token_hash, bind_hash, expires_at on session
  for each row execute function notify_session();
create trigger clock_moved after insert or update on clock_offset
  for each statement execute function notify_session();
