import { Client } from 'pg';

/**
 * Assigns the embedded market's generated sales to the robots, to each one more than to the one before, so that sellers' statistics match
 * the items' sales and tell sellers apart. Sandbox mode only. Run as the owner after robots and sales were created.
 */
export async function giveRobotsTheirPast(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      with robot as (
        select user_id, row_number() over (order by steam_id) - 1 as place, count(*) over () as robots
        from steam_account where type = 'robot'),
      sold as (
        select id, row_number() over (order by id) as place from sale where order_id is null and seller_id is null)
      update sale set seller_id = robot.user_id
      from sold join robot on robot.place = floor(robot.robots * sqrt(sold.place * 7919 % 10007 / 10007.0)) where sale.id = sold.id`);
    // Marks the sales for the next aggregation.
    await client.query(`
      insert into seller_record (user_id, delivered_count, broken_count, counted_at)
      select user_id, 0, 0, to_timestamp(0) from steam_account where type = 'robot' on conflict (user_id) do nothing`);
  } finally {
    await client.end();
  }
}
