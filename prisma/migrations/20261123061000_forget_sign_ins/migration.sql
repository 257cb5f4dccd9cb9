set lock_timeout = '3s';
set statement_timeout = '60s';

-- The codes of the last hour are counted with each one that is sent.
CREATE INDEX "sign_in_challenge_created_at_idx" ON "sign_in_challenge"("created_at");

-- What nobody needs any more is forgotten by the worker.
grant delete on session, sign_in_challenge, sign_in_failure to market_worker;
