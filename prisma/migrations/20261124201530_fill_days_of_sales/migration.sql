set lock_timeout = '3s';
set statement_timeout = '600s';

-- Locks the rows alone: messages are written and read meanwhile.
update message set sale_day = (sale.created_at at time zone 'Asia/Shanghai')::date
from market_order sale where sale.id = message.order_id and sale.seller_id = message.user_id;
