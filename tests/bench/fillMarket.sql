-- The data set of the bench, in bulk. Settings: bench.listings, how many copies are on sale, about.
-- The rows are as the deeds would have left them; their foreign keys are not looked at one by one.
set session_replication_role = replica;

insert into app_user (id, phone, nickname)
select md5('seller ' || n)::uuid, 'robot:' || n, 'Seller ' || n from generate_series(0, 11) n;
insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
select md5('account ' || n)::uuid, md5('seller ' || n)::uuid, (76561199000000000 + n)::text, 'bench_' || n, 'robot',
  'https://steamcommunity.com/tradeoffer/new/?partner=1&token=bench', 'sealed'
from generate_series(0, 11) n;

-- Each item sells as often as the catalogue expects it to.
update market_item set sales_per_week = expected_per_week;

-- Many copies of what sells, a few of everything.
create temp table stock as
with ranked as (
  select id, float_min, float_max, coalesce(reference_price_cents, 1000) as price,
    power(row_number() over (order by sales_per_week desc, id), -0.6) as weight
  from market_item
), counted as (
  select *, greatest(1, floor(current_setting('bench.listings')::int * weight / sum(weight) over ()))::int as copies from ranked
)
select uuidv7() as asset, id as item, row_number() over () as number, float_min + random() * (float_max - float_min) as wear,
  least(10000000, greatest(1, (price * (0.95 + 0.3 * power(random(), 1.6)))::bigint)) as ask
from counted, generate_series(1, copies);

insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, stickers)
select asset, md5('account ' || number % 12)::uuid, item, (38000000000 + number * 450)::text, (1000000000 + number)::text, '0', wear,
  case when wear is not null then (number * 7919 % 1001)::int end,
  case when number % 4 = 0 and wear is not null then
    '[{"slot": 0, "wear": 0.1, "nameZh": "印花 | 皇冠（闪亮）", "nameEn": "Sticker | Crown (Foil)", "iconUrl": null, "marketHashName": "Sticker | Crown (Foil)"}]'::jsonb
    else '[]'::jsonb end
from stock;
insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, is_automatic, created_at, updated_at)
select uuidv7(), asset, item, md5('seller ' || number % 12)::uuid, ask, wear, true, now() - number * interval '1 second',
  now() - number * interval '1 second'
from stock;
update market_item set lowest_ask_cents = l.ask, listing_count = l.count, automatic_count = l.count
from (select item, min(ask) as ask, count(*)::int as count from stock group by item) l where l.item = market_item.id;

-- Buyers with money, a trade link and a session: the cookies are token-N and bind-N.
create temp table buyer as select n, md5('buyer ' || n)::uuid as id from generate_series(0, 999) n;
insert into app_user (id, phone, nickname, trade_url)
select id, '+86139' || lpad(n::text, 8, '0'), 'Buyer ' || n, 'https://steamcommunity.com/tradeoffer/new/?partner=' || 1000 + n || '&token=benchtok'
from buyer;
insert into session (id, user_id, token_hash, bind_hash, is_kept, address, user_agent, expires_at)
select uuidv7(), id, rtrim(translate(encode(sha256(('token-' || n)::bytea), 'base64'), '+/', '-_'), '='),
  rtrim(translate(encode(sha256(('bind-' || n)::bytea), 'base64'), '+/', '-_'), '='), true, '127.0.0.1', 'bench', now() + interval '10 years'
from buyer;
insert into ledger_account (id, kind, owner_id, balance_cents)
select uuidv7(), kind, id, case kind when 'deposit' then 1000000000000 else 0 end
from buyer, unnest(array['deposit', 'proceeds', 'settling', 'withdrawing']) kind;
insert into ledger_account (id, kind, owner_id)
select uuidv7(), kind, md5('seller ' || n)::uuid
from generate_series(0, 11) n, unnest(array['deposit', 'proceeds', 'settling', 'withdrawing']) kind;
insert into ledger_account (id, kind, owner_id, balance_cents)
values (uuidv7(), 'clearing', '00000000-0000-0000-0000-000000000000', -1000000000000 * (select count(*) from buyer));
insert into ledger_transfer (id, key, reason, actor, cause)
select md5('top up ' || n)::uuid, 'topUp:' || id || ':bench', 'topUp', 'buyer', 'sandboxTopUp' from buyer;
insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents)
select uuidv7(), md5('top up ' || n)::uuid, account.id, 1000000000000, 1000000000000
from buyer join ledger_account account on account.owner_id = buyer.id and account.kind = 'deposit';
insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents)
select uuidv7(), md5('top up ' || n)::uuid, account.id, -1000000000000, -1000000000000 * (n + 1)
from buyer, ledger_account account where account.kind = 'clearing';

set session_replication_role = origin;
