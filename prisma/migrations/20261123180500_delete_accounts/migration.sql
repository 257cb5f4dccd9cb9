set lock_timeout = '3s';
set statement_timeout = '60s';

create table account_deletion (
  user_id uuid primary key references app_user (id) on update cascade on delete restrict,
  requested_at timestamptz(3) not null default clock_now(),
  due_at timestamptz(3) not null,
  erased_at timestamptz(3),
  forget_at timestamptz(3),
  forgotten_at timestamptz(3)
);
create index account_deletion_due on account_deletion (due_at) where erased_at is null;
create index account_deletion_forget on account_deletion (forget_at) where forgotten_at is null;
grant select, insert, delete on account_deletion to market_api;
grant select, update, delete on account_deletion to market_worker;

-- What the worker blanks or takes away at the end of the waiting time. The ledger, orders and recorded actions stay as they are.
grant update (phone, nickname, nickname_set_at, avatar_url, trade_url, is_shop_open, is_open_platform_on) on app_user to market_worker;
grant select, delete on message, watched_item, saved_filter, selling_rule, scheduled_listing, avatar, phone_change, steam_binding, seller_record
  to market_worker;
grant select, update (phone) on sign_in_challenge to market_worker;
grant update (account_name, persona_name, trade_url, sealed_secret, sealed_access_token) on steam_account to market_worker;
grant update (phone, wechat, reason) on partner to market_worker;
grant update (sealed_identity, id_number_hash, masked_name, masked_id_number) on verification to market_worker;
grant update (sealed_account, account_hash, masked_account) on payment_account to market_worker;
