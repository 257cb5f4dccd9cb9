set lock_timeout = '3s';
set statement_timeout = '60s';

-- What operators do and look at, in the transaction of what it tells (I10).
CREATE TABLE operator_action (
    id UUID NOT NULL,
    operator TEXT NOT NULL,
    command TEXT NOT NULL,
    subject_kind TEXT NOT NULL,
    subject_id TEXT,
    reason TEXT,
    outcome TEXT NOT NULL,
    at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT operator_action_pkey PRIMARY KEY (id)
);
CREATE INDEX operator_action_subject_kind_subject_id_at_idx ON operator_action(subject_kind, subject_id, at);

alter table operator_action add constraint operator_action_operator_check check (operator <> '');
create trigger operator_action_append_only before update or delete on operator_action for each row execute function refuse_change();
create trigger operator_action_keep before truncate on operator_action execute function refuse_change();

-- Operators work as the owner. The prices are imported by the worker's role, which tells of itself and reads nothing.
grant insert on operator_action to market_worker;
