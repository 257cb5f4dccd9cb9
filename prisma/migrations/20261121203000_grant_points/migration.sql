-- Points: one for each whole yuan of a completed purchase, never changed (W-01). Not money: no account, no double entry.
create table point_entry (
  order_id uuid not null,
  user_id uuid not null,
  points int not null check (points > 0),
  created_at timestamptz(3) not null default clock_now(),
  constraint point_entry_pkey primary key (order_id),
  constraint point_entry_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict,
  constraint point_entry_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);
create index point_entry_user_id_idx on point_entry (user_id);

grant select on point_entry to market_api, market_worker;
grant insert on point_entry to market_api, market_worker;

-- Purchases that were completed before points were.
insert into point_entry (order_id, user_id, points, created_at)
select id, buyer_id, (price_cents / 100)::int, updated_at from market_order where phase = 'completed' and price_cents >= 100;
