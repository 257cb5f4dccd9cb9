set lock_timeout = '3s';
set statement_timeout = '60s';

-- How Steam does is measured by kinds of calls: the information server may answer while trading is down.
alter table steam_health add column kind text;
update steam_health set kind = case host when 'api' then 'offers' else 'send' end;
alter table steam_health alter column kind set not null;
alter table steam_health add constraint steam_health_kind check (kind in ('offers', 'session', 'send', 'confirm', 'pages'));
alter table steam_health drop constraint steam_health_pkey, add constraint steam_health_pkey primary key (host, kind);
-- Signs of life since the last failure, and when a call of this kind was last made.
alter table steam_health add column sign_streak integer not null default 0;
alter table steam_health add column called_at timestamptz(3);
insert into steam_health (host, kind) values ('api', 'session'), ('community', 'confirm'), ('community', 'pages');
