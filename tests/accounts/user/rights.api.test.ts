import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let asApi: Pool;
beforeAll(async () => {
  market = await openTestMarket();
  asApi = new Pool({ connectionString: roleUrl(market.ownerUrl, 'api'), max: 1 });
  await market.visitor().signIn();
});
afterAll(async () => {
  await asApi.end();
  await market.close();
});

describe('T-6 the api changes of a person what a person may change', () => {
  test.each(['is_blocked = false', 'is_blocked = true', 'id = gen_random_uuid()', 'created_at = now()'])(
    'never: %s',
    async (change) => {
      const changed = asApi.query(`update app_user set ${change}`);
      await expect(changed).rejects.toThrow('permission denied for table app_user');
      await expect(asApi.query('delete from app_user')).rejects.toThrow('permission denied');
    },
  );

  test('a name, a picture, links and switches', async () => {
    const { rowCount } = await asApi.query(
      `update app_user set phone = phone, nickname = nickname, nickname_set_at = nickname_set_at, avatar_url = avatar_url,
         trade_url = trade_url, verified_status = verified_status, is_shop_open = is_shop_open, is_open_platform_on = is_open_platform_on`,
    );
    expect(rowCount).toBeGreaterThan(0);
    await asApi.query('select id from app_user for no key update');
  });
});
