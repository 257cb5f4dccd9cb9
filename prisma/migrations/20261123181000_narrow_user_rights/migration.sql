set lock_timeout = '3s';
set statement_timeout = '60s';

-- What people change of themselves. Who is held is decided by operators and the worker alone.
revoke update on app_user from market_api;
grant update (phone, nickname, nickname_set_at, avatar_url, trade_url, verified_status, is_shop_open, is_open_platform_on)
  on app_user to market_api;
