set lock_timeout = '3s';
set statement_timeout = '60s';

-- By when operators decide on a hold that does not end by itself. Who is held now is told a week from now.
alter table account_hold add column decide_by timestamptz(3);
update account_hold set decide_by = clock_now() + interval '7 days' where ended_at is null and ends_at is null;
