set lock_timeout = '3s';
set statement_timeout = '60s';

-- What the copy was worth when it was bought: ten dear trades later the reference may have followed them.
alter table market_order add column reference_cents bigint;

-- A completed sale whose money stays in `settling` until an operator has looked at it (T-22). Written by the worker with the order's last
-- step, decided by the owner alone, once.
create table proceeds_review (
  order_id uuid not null,
  reasons text[],
  figures jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'released', 'toDeposit')),
  started_at timestamptz(3) not null default clock_now(),
  look_by timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  decision_reason text,
  constraint proceeds_review_pkey primary key (order_id),
  constraint proceeds_review_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  constraint proceeds_review_reasons check (reasons is not null and cardinality(reasons) > 0),
  constraint proceeds_review_decided check ((state = 'waiting') = (decided_at is null)
    and (decided_at is null) = (decided_by is null) and (decided_at is null) = (decision_reason is null))
);
create index proceeds_review_waiting on proceeds_review (started_at) where state = 'waiting';

create function check_proceeds_review() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' then
    raise exception 'the review of order % was decided as %', old.order_id, old.state using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger proceeds_review_end before update on proceeds_review for each row execute function check_proceeds_review();

grant select, insert on proceeds_review to market_worker;
-- Who decided, by what words and which signs, is nobody's business but the operators'.
grant select (order_id, state, started_at, look_by, decided_at) on proceeds_review to market_api;
