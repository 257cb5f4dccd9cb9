set lock_timeout = '3s';
set statement_timeout = '60s';

-- What a copy is, as evidence: its ids at Steam, its wear, seed, stickers and charm.
create function copy_of(held asset) returns jsonb language sql stable as $$
  select jsonb_build_object('assetId', held.asset_id, 'classId', held.class_id, 'instanceId', held.instance_id,
    'floatValue', held.float_value, 'paintSeed', held.paint_seed,
    'stickers', (select coalesce(jsonb_agg(jsonb_build_object('slot', sticker -> 'slot', 'marketHashName', sticker -> 'marketHashName',
        'nameZh', sticker -> 'nameZh', 'nameEn', sticker -> 'nameEn', 'wear', sticker -> 'wear') order by (sticker ->> 'slot')::int), '[]')
      from jsonb_array_elements(held.stickers) sticker),
    'charm', case when jsonb_typeof(held.charm) = 'object' then jsonb_build_object('marketHashName', held.charm -> 'marketHashName',
      'nameZh', held.charm -> 'nameZh', 'nameEn', held.charm -> 'nameEn', 'seed', held.charm -> 'seed') end)
$$;

-- At listing. Listings from before have none: nothing is made up for them.
alter table listing add column listed_copy jsonb;
create function record_listed_copy() returns trigger language plpgsql as $$
begin
  select copy_of(held) into new.listed_copy from asset held where held.id = new.asset_id;
  return new;
end
$$;
create trigger listing_copy before insert on listing for each row execute function record_listed_copy();

-- At order, in the offer, and once received.
create table order_copy (
  order_id uuid not null,
  stage text not null check (stage in ('ordered', 'offered', 'received', 'arrived')),
  source text not null,
  copy jsonb not null,
  created_at timestamptz(3) not null default clock_now(),
  constraint order_copy_pkey primary key (order_id, stage, source),
  constraint order_copy_order_id_fkey foreign key (order_id) references market_order (id) on update cascade on delete restrict
);
create trigger order_copy_append_only before update or delete on order_copy for each row execute function refuse_change();
create trigger order_copy_keep before truncate on order_copy execute function refuse_change();

create function record_ordered_copy() returns trigger language plpgsql as $$
begin
  insert into order_copy (order_id, stage, source, copy)
  select new.id, 'ordered', '', copy_of(held) from asset held where held.id = new.asset_id;
  return null;
end
$$;
create trigger order_copy_ordered after insert on market_order for each row execute function record_ordered_copy();

grant select, insert on order_copy to market_api, market_worker;
