set lock_timeout = '3s';
set statement_timeout = '60s';

-- Shops that were opened or closed and whose listings have yet to follow, part by part.
create table shop_move (
  seller_id uuid not null,
  begun_at timestamptz(3) not null default clock_now(),
  constraint shop_move_pkey primary key (seller_id),
  constraint shop_move_seller_id_fkey foreign key (seller_id) references app_user (id) on update cascade on delete restrict
);

grant select, insert, update, delete on shop_move to market_api, market_worker;
