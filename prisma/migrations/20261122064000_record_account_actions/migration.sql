set lock_timeout = '3s';
set statement_timeout = '60s';

-- What users do that somebody might deny: who, by which session, from where, by which code (T-29).
CREATE TABLE "account_action" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "sequence" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID,
    "session_id" UUID,
    "challenge_id" UUID,
    "address" TEXT,
    "user_agent" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',
    "previous_hash" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT "account_action_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "account_action_user_id_sequence_key" ON "account_action"("user_id", "sequence");
CREATE INDEX "account_action_subject_id_idx" ON "account_action"("subject_id");
ALTER TABLE "account_action" ADD CONSTRAINT "account_action_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Each row carries the hash of the one before it of the same user: none can be changed or taken out unseen.
create function hash_of_account_action(a account_action) returns bytea language sql immutable as $$
  select sha256(a.previous_hash || convert_to(jsonb_build_array(a.id, a.user_id, a.sequence, a.kind, a.subject_id, a.session_id,
    a.challenge_id, a.address, a.user_agent, a.details, extract(epoch from a.created_at))::text, 'UTF8'))
$$;
create function chain_account_action() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtextextended('accountAction:' || new.user_id, 0));
  select sequence, hash into last from account_action where user_id = new.user_id order by sequence desc limit 1;
  new.sequence := coalesce(last.sequence, 0) + 1;
  new.previous_hash := coalesce(last.hash, ''::bytea);
  new.created_at := clock_now();
  new.hash := hash_of_account_action(new);
  return new;
end
$$;
create trigger account_action_chain before insert on account_action for each row execute function chain_account_action();
create trigger account_action_append_only before update or delete on account_action for each row execute function refuse_change();
create trigger account_action_keep before truncate on account_action execute function refuse_change();

grant select, insert on account_action to market_api;
-- The hourly audit looks at the chains.
grant select on account_action to market_worker;
