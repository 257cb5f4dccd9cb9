set lock_timeout = '3s';
set statement_timeout = '60s';

-- Steam's own item data block of a copy, which completes its inspect link. The next sync fills it.
alter table asset add column certificate text;
