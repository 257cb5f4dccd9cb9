-- Orders that have not ended are looked for by phase, by every round of a worker and by the metrics; the history only grows.
create index order_live on market_order (phase) where phase not in ('completed', 'failed');
