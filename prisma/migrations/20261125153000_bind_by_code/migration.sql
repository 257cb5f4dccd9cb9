set lock_timeout = '3s';
set statement_timeout = '60s';

-- A binding by name, password and login code, each typed once. Only tokens are kept.
alter table steam_binding drop constraint steam_binding_way;
alter table steam_binding add constraint steam_binding_way check (way in ('mafile', 'qr', 'code')) not valid;
update steam_binding set reason = 'otherAccount' where reason = 'qrOtherAccount';
