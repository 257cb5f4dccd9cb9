set lock_timeout = '3s';
set statement_timeout = '60s';

-- A binding by QR code: its owner approves a sign-in in the Steam app and hands over no secret.
alter table steam_binding add column way text not null default 'mafile';
alter table steam_binding add column challenge_url text;
alter table steam_binding drop constraint steam_binding_account_name_check;
alter table steam_binding add constraint steam_binding_account_name check (char_length(account_name) <= 64 and (account_name <> '' or way = 'qr')) not valid;
alter table steam_binding add constraint steam_binding_way check (way in ('mafile', 'qr')) not valid;
grant select (way, challenge_url) on steam_binding to market_api;
grant update (challenge_url) on steam_binding to market_api;

-- Such an account has tokens alone: it cannot be a robot, and its end is announced where Steam does not renew it.
alter table steam_account add column has_secrets boolean not null default true;
alter table steam_account add column ending_told_for timestamptz(3);
alter table steam_account add constraint steam_account_robot_has_secrets check (has_secrets or type = 'ordinary') not valid;
grant select (has_secrets) on steam_account to market_api;
