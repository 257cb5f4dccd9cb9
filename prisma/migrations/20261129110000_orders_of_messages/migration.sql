set lock_timeout = '3s';
set statement_timeout = '60s';

-- The orders of a message that is about several, such as one reminder of everything that a seller has to send.
create table message_order (
  message_id uuid not null,
  order_id uuid not null,
  constraint message_order_pkey primary key (message_id, order_id),
  constraint message_order_message_id_fkey foreign key (message_id) references message (id) on update cascade on delete cascade,
  constraint message_order_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict
);
create index message_order_order_id_idx on message_order (order_id);

grant select on message_order to market_api;
grant select, insert on message_order to market_worker;
