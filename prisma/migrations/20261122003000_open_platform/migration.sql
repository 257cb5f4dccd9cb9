-- The open platform: applications, keys, signed requests and callbacks (P-01 to P-07).
CREATE TABLE partner (
    id UUID NOT NULL,
    user_id UUID NOT NULL,
    app_id TEXT NOT NULL,
    phone TEXT NOT NULL,
    wechat TEXT NOT NULL,
    reason TEXT NOT NULL,
    daily_orders INTEGER,
    daily_amount_cents BIGINT,
    status TEXT NOT NULL DEFAULT 'reviewing',
    reject_reason TEXT,
    solution TEXT,
    submitted_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    reviewed_at TIMESTAMPTZ(3),
    callback_url TEXT,
    locked_at TIMESTAMPTZ(3),
    signature_style TEXT NOT NULL DEFAULT 'native',
    allowed_addresses TEXT[],
    callback_off_at TIMESTAMPTZ(3),
    callback_off_reason TEXT,
    failing_since TIMESTAMPTZ(3),

    CONSTRAINT partner_pkey PRIMARY KEY (id)
);
CREATE TABLE partner_attachment (
    partner_id UUID NOT NULL,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    bytes BYTEA NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT partner_attachment_pkey PRIMARY KEY (partner_id)
);
CREATE TABLE partner_setup (
    partner_id UUID NOT NULL,
    callback_url TEXT NOT NULL,
    public_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    challenge TEXT NOT NULL,
    proven_at TIMESTAMPTZ(3),
    test_event_id UUID,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT partner_setup_pkey PRIMARY KEY (partner_id)
);
CREATE TABLE partner_key (
    id TEXT NOT NULL,
    partner_id UUID NOT NULL,
    public_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    revoked_at TIMESTAMPTZ(3),

    CONSTRAINT partner_key_pkey PRIMARY KEY (id)
);
CREATE TABLE partner_review (
    id UUID NOT NULL,
    partner_id UUID NOT NULL,
    verdict TEXT NOT NULL,
    reason TEXT,
    solution TEXT,
    operator TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT partner_review_pkey PRIMARY KEY (id)
);
CREATE TABLE partner_nonce (
    partner_id UUID NOT NULL,
    nonce TEXT NOT NULL,
    seen_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT partner_nonce_pkey PRIMARY KEY (partner_id,nonce)
);
CREATE TABLE partner_usage (
    partner_id UUID NOT NULL,
    day DATE NOT NULL,
    request_count INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT partner_usage_pkey PRIMARY KEY (partner_id,day)
);
CREATE TABLE partner_order (
    order_id UUID NOT NULL,
    partner_id UUID NOT NULL,
    out_order_no TEXT NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT partner_order_pkey PRIMARY KEY (order_id)
);
CREATE TABLE callback_event (
    id UUID NOT NULL,
    partner_id UUID NOT NULL,
    type TEXT NOT NULL,
    order_id UUID,
    sequence INTEGER,
    url TEXT,
    transaction_id BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text)::bigint,
    position BIGSERIAL NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    attempts INTEGER NOT NULL DEFAULT 0,
    plan_attempts INTEGER NOT NULL DEFAULT 0,
    next_attempt_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),
    leased_until TIMESTAMPTZ(3),
    delivered_at TIMESTAMPTZ(3),
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT callback_event_pkey PRIMARY KEY (id)
);
CREATE TABLE callback_delivery (
    id UUID NOT NULL,
    event_id UUID NOT NULL,
    attempt INTEGER NOT NULL,
    request_url TEXT NOT NULL,
    request_headers JSONB NOT NULL,
    request_body TEXT NOT NULL,
    status INTEGER,
    failure TEXT,
    answer TEXT,
    duration_ms INTEGER NOT NULL,
    created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_now(),

    CONSTRAINT callback_delivery_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX partner_user_id_key ON partner(user_id);
CREATE UNIQUE INDEX partner_app_id_key ON partner(app_id);
CREATE INDEX partner_status_submitted_at_idx ON partner(status, submitted_at);
CREATE UNIQUE INDEX partner_setup_test_event_id_key ON partner_setup(test_event_id);
CREATE UNIQUE INDEX partner_key_fingerprint_key ON partner_key(fingerprint);
CREATE INDEX partner_key_partner_id_idx ON partner_key(partner_id);
CREATE INDEX partner_review_partner_id_idx ON partner_review(partner_id);
CREATE INDEX partner_nonce_seen_at_idx ON partner_nonce(seen_at);
CREATE UNIQUE INDEX partner_order_partner_id_out_order_no_key ON partner_order(partner_id, out_order_no);
CREATE INDEX callback_event_waiting ON callback_event(partner_id, next_attempt_at) WHERE (state = 'waiting');
CREATE INDEX callback_event_partner_id_transaction_id_position_idx ON callback_event(partner_id, transaction_id, position);
CREATE INDEX callback_event_order_id_idx ON callback_event(order_id);
CREATE UNIQUE INDEX callback_event_partner_id_order_id_sequence_key ON callback_event(partner_id, order_id, sequence);
CREATE UNIQUE INDEX callback_delivery_event_id_attempt_key ON callback_delivery(event_id, attempt);
ALTER TABLE partner ADD CONSTRAINT partner_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_attachment ADD CONSTRAINT partner_attachment_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_setup ADD CONSTRAINT partner_setup_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_key ADD CONSTRAINT partner_key_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_review ADD CONSTRAINT partner_review_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_nonce ADD CONSTRAINT partner_nonce_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_usage ADD CONSTRAINT partner_usage_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_order ADD CONSTRAINT partner_order_order_id_fkey FOREIGN KEY (order_id) REFERENCES market_order(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE partner_order ADD CONSTRAINT partner_order_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE callback_event ADD CONSTRAINT callback_event_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partner(id) ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE callback_event ADD CONSTRAINT callback_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES market_order(id) ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE callback_delivery ADD CONSTRAINT callback_delivery_event_id_fkey FOREIGN KEY (event_id) REFERENCES callback_event(id) ON DELETE RESTRICT ON UPDATE CASCADE;

alter table partner add constraint partner_status_check check (status in ('reviewing', 'approved', 'rejected'));
alter table partner add constraint partner_style_check check (signature_style in ('native', 'ecosteam', 'youpin'));
alter table partner add constraint partner_off_check check ((callback_off_at is null) = (callback_off_reason is null));
alter table partner add constraint partner_lock_check check (locked_at is null or (callback_url is not null and status = 'approved'));
alter table partner_review add constraint partner_review_verdict_check check (verdict in ('approve', 'reject', 'reset'));
alter table partner_attachment add constraint partner_attachment_size_check check (octet_length(bytes) between 1 and 5242880);
alter table callback_event add constraint callback_event_state_check check (state in ('waiting', 'delivered', 'dead'));
alter table callback_event add constraint callback_event_kind_check check (
  case type when 'order.changed' then order_id is not null and sequence is not null else order_id is null end);
-- Compressed already.
alter table partner_attachment alter column bytes set storage external;

create trigger partner_review_append_only before update or delete on partner_review for each row execute function refuse_change();
create trigger partner_review_keep before truncate on partner_review execute function refuse_change();
create trigger callback_delivery_append_only before update or delete on callback_delivery for each row execute function refuse_change();

-- Whoever moves an order tells its partners in the same transaction, whichever code does it (I11). The phases alone: notes of the history
-- are ours. A partner hears from the moment on in which its key and its address are locked.
create function tell_partners() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into callback_event (id, partner_id, type, order_id, sequence)
  select gen_random_uuid(), partner.id, 'order.changed', new.order_id, new.sequence
  from market_order join partner on partner.user_id in (market_order.buyer_id, market_order.seller_id)
  where market_order.id = new.order_id and partner.locked_at is not null;
  return null;
end
$$;
create trigger order_event_tell_partners after insert on order_event for each row
  when (new.from_phase is distinct from new.to_phase) execute function tell_partners();

-- A person applies and sets up by the api, which also hears signed requests; the worker delivers; operators review as the owner.
grant select on partner, partner_setup, partner_key, partner_review, partner_nonce, partner_usage, partner_order, callback_event,
  callback_delivery to market_api, market_worker;
grant select on partner_attachment to market_api;
grant insert, update on partner, partner_attachment, partner_setup, partner_key, partner_usage to market_api;
grant delete on partner_attachment, partner_setup to market_api;
grant insert, delete on partner_nonce to market_api;
grant insert on partner_order, callback_event to market_api;
grant update (state, next_attempt_at, plan_attempts) on callback_event to market_api;
grant usage on sequence callback_event_position_seq to market_api;
grant update (state, attempts, plan_attempts, next_attempt_at, leased_until, delivered_at) on callback_event to market_worker;
grant insert on callback_delivery to market_worker;
grant update (callback_off_at, callback_off_reason, failing_since) on partner to market_worker;
grant delete on partner_nonce to market_worker;
