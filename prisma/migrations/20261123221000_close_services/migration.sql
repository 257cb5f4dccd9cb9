set lock_timeout = '3s';
set statement_timeout = '60s';

-- One row for each service that operators have closed (decision 0063). Written by the owner alone, with its line in operator_action.
create table service_closure (
  service text not null,
  reason text not null check (reason <> ''),
  words_zh text,
  words_en text,
  closed_at timestamptz(3) not null default clock_now(),
  closed_by text not null check (closed_by <> ''),
  constraint service_closure_pkey primary key (service),
  constraint service_closure_words check ((words_zh is null) = (words_en is null))
);

-- Why and by whom is the operators' business; that it is closed, since when and in what words, is everybody's.
grant select (service, words_zh, words_en, closed_at) on service_closure to market_api, market_worker;
