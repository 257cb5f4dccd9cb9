-- A code is good for what it was asked for: one for a sign-in opens nothing else, and one for a step-up signs nobody in.
alter table sign_in_challenge add column purpose text not null default 'signIn' check (purpose in ('signIn', 'stepUp'));

-- A newer upload takes the place of one that still waits. The api drops the old one unread: it still may not select it.
grant update (status, reason, sealed_upload, updated_at) on steam_binding to market_api;
