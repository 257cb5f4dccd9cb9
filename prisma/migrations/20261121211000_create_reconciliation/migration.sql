-- Each night the ledger is compared with the payment app's own account.
create table reconciliation_report (
  day date not null,
  checked_at timestamptz(3) not null default clock_now(),
  matched_count int not null,
  in_cents bigint not null,
  out_cents bigint not null,
  other_count int not null,
  other_cents bigint not null,
  difference_count int not null check (difference_count >= 0),
  differences jsonb not null,
  constraint reconciliation_report_pkey primary key (day)
);
create index reconciliation_report_open on reconciliation_report (day) where difference_count > 0;

grant select, insert, update on reconciliation_report to market_worker;
