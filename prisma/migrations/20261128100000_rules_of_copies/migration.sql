set lock_timeout = '3s';
set statement_timeout = '60s';

-- What copies a rule governs, in the language of filters: its normal form as text, and the same as JSON.
alter table selling_rule
  add column copy_text text not null default '',
  add column copy_conditions jsonb not null default '{}';
