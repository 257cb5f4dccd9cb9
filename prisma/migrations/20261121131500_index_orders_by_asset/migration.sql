-- Whether an order is about a copy is asked for every copy of an inventory.
create index market_order_asset_id_idx on market_order (asset_id);
