set lock_timeout = '3s';
set statement_timeout = '60s';

-- Holds on accounts. A hold that the market makes stops withdrawals alone and ends by itself.
create table account_hold (
  id uuid not null,
  user_id uuid not null,
  scope text not null check (scope in ('withdrawals', 'everything')),
  cause text not null check (cause in ('reversedTrade', 'operator')),
  order_id uuid,
  note text,
  started_at timestamptz(3) not null default clock_now(),
  ends_at timestamptz(3),
  ended_at timestamptz(3),
  constraint account_hold_pkey primary key (id),
  constraint account_hold_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint account_hold_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete set null,
  constraint account_hold_ends check (cause = 'operator' or (scope = 'withdrawals' and ends_at <= started_at + interval '72 hours'))
);
create unique index account_hold_one_open on account_hold (user_id, order_id, scope) where ended_at is null;
create unique index account_hold_one_open_without_order on account_hold (user_id, scope) where ended_at is null and order_id is null;
create index account_hold_user_id_started_at_idx on account_hold (user_id, started_at);
create index account_hold_open on account_hold (ends_at) where ended_at is null;

-- Trades that did not stay as they were ordered: whose doing it is, as far as Steam shows it, and how long their money waits.
create table order_dispute (
  order_id uuid not null,
  cause text not null check (cause in ('reversed', 'reversedLate', 'wrongItem', 'strayOffer', 'unanswered')),
  fault text not null default 'unknown' check (fault in ('unknown', 'seller', 'buyer')),
  evidence jsonb not null default '{}',
  started_at timestamptz(3) not null default clock_now(),
  waits_until timestamptz(3) not null,
  look_at timestamptz(3),
  look_count int not null default 0,
  ended_at timestamptz(3),
  constraint order_dispute_pkey primary key (order_id),
  constraint order_dispute_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  constraint order_dispute_wait check (waits_until <= started_at + interval '72 hours'),
  constraint order_dispute_fault check (fault = 'unknown' or ended_at is not null)
);
create index order_dispute_open on order_dispute (look_at) where ended_at is null;

-- What users write to the operators.
create table letter (
  id uuid not null,
  user_id uuid not null,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz(3) not null default clock_now(),
  answer text,
  answered_at timestamptz(3),
  constraint letter_pkey primary key (id),
  constraint letter_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict,
  constraint letter_answered check ((answer is null) = (answered_at is null))
);
create index letter_user_id_created_at_id_idx on letter (user_id, created_at desc, id);
create index letter_unanswered on letter (created_at) where answered_at is null;

grant select on account_hold, order_dispute to market_api, market_worker;
grant insert on account_hold, order_dispute to market_worker;
grant update (ended_at) on account_hold to market_worker;
grant update (fault, evidence, look_at, look_count, ended_at) on order_dispute to market_worker;
grant select, insert on letter to market_api;
-- Whoever leaves takes their letters along.
grant select, delete on letter to market_worker;

-- Whoever is held so far: where an operator did it, it stays. What the market did by itself to both sides ends with the worker's first look.
insert into account_hold (id, user_id, scope, cause, ends_at)
select gen_random_uuid(), u.id, 'everything', 'operator',
  case when (select a.command from operator_action a where a.subject_kind = 'user' and a.subject_id = u.id::text
      and a.command in ('user block', 'user unblock') and a.outcome = 'done' order by a.at desc, a.id desc limit 1) = 'user block'
    then null else clock_now() end
from app_user u where u.is_blocked;
