set lock_timeout = '3s';
set statement_timeout = '60s';

-- What collectors read from the pattern of a copy, in percent, and the version of the tables that it was computed by: a job computes copies
-- of an older version, such as all that are there now.
alter table asset
  add column fade_share float8,
  add column blue_share float8,
  add column blue_back_share float8,
  add column traits_version int not null default 0;

-- Searches keep them in memory, and read a copy again when they change.
drop trigger asset_log_changes on asset;
create trigger asset_log_changes after update of stickers, charm, name_tag, fade_share, blue_share, blue_back_share on asset for each row
  when ((new.stickers, new.charm, new.name_tag, new.fade_share, new.blue_share, new.blue_back_share)
    is distinct from (old.stickers, old.charm, old.name_tag, old.fade_share, old.blue_share, old.blue_back_share))
  execute function log_changed_copies();
