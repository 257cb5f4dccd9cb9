-- A payment-app account is one user's: asked for at each binding (T-22).
create index payment_account_account_hash_idx on payment_account (account_hash);
