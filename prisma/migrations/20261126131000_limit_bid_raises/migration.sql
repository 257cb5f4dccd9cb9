set lock_timeout = '3s';
set statement_timeout = '60s';

-- How often the price of a bid was raised since a moment, for the limit of a day.
alter table bid add column raises int not null default 0, add column raises_since timestamptz(3);
