set lock_timeout = '3s';
set statement_timeout = '60s';

-- What a user's inventory was worth on a day, from now on: the sums, and the items and phases that they are made of. A
-- day that was missed has no row, and none is made up for it.
create table inventory_day (
  user_id uuid not null,
  day date not null,
  copies int not null check (copies >= 0),
  priced_copies int not null check (priced_copies between 0 and copies),
  reference_cents bigint not null,
  costed_copies int not null check (costed_copies between 0 and copies),
  cost_cents bigint not null,
  constraint inventory_day_pkey primary key (user_id, day),
  constraint inventory_day_user_id_fkey foreign key (user_id) references app_user (id) on update cascade on delete restrict
);

create table inventory_day_item (
  user_id uuid not null,
  day date not null,
  market_item_id uuid not null,
  phase text not null,
  copies int not null check (copies > 0),
  reference_cents bigint,
  costed_copies int not null,
  cost_cents bigint,
  constraint inventory_day_item_pkey primary key (user_id, day, market_item_id, phase),
  constraint inventory_day_item_day_fkey foreign key (user_id, day) references inventory_day (user_id, day) on update cascade on delete cascade
);

grant select on inventory_day, inventory_day_item to market_api;
grant select, insert, delete on inventory_day, inventory_day_item to market_worker;
