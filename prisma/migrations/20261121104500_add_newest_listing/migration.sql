-- The home page's latest listings come from memory: each item says when the newest of its listings was put on sale. Listings of sellers
-- who are held for review do not count, as in the other counts.
alter table market_item add column newest_listed_at timestamptz(3);

update market_item item set newest_listed_at = l.newest
from (select market_item_id, max(listing.created_at) as newest
  from listing join app_user seller on seller.id = listing.seller_id
  where status = 'active' and not seller.is_blocked group by 1) l
where l.market_item_id = item.id;

grant update (newest_listed_at) on market_item to market_api, market_worker;
