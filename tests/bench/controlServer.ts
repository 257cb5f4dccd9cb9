import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import { Pool } from 'pg';

/**
 * The control: the work of the bench written by hand with Fastify and prepared statements, without layers, GraphQL or caches. The results
 * of the market are compared with those of the control on the same machine in the same run.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 20 });
const FIELDS = `icon_url, name_zh, market_hash_name, lowest_ask_cents, listing_count, tag_rarity, tag_quality, tag_exterior, tag_item_set,
  tag_type`;
const PAGE = `select ${FIELDS} from market_item`;
const FILTER = `where tag_type = $1 and lowest_ask_cents between $2 and $3`;

/** A statement that PostgreSQL plans once for each connection. */
async function ask(name: string, text: string, values: unknown[] = []) {
  return (await pool.query({ name, text, values })).rows;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
const cookiesOf = (header = ''): Record<string, string> =>
  Object.fromEntries(header.split('; ').map((pair) => pair.split('=') as [string, string]));

const app = fastify();
app.get('/market', async () => {
  const list = await ask('market', `${PAGE} order by sales_per_week desc, id limit 20`);
  const [count] = await ask('market-count', 'select count(*)::int as count from market_item');
  return { code: 0, data: { list, pages: Math.ceil(count.count / 20) } };
});
app.get<{ Querystring: { type: string; min: string; max: string } }>('/filter', async ({ query }) => {
  const values = [query.type, query.min, query.max];
  const list = await ask('filter', `${PAGE} ${FILTER} order by sales_per_week desc, id limit 20`, values);
  const [count] = await ask(
    'filter-count',
    `select count(*)::int as count from market_item ${FILTER}`,
    values,
  );
  return { code: 0, data: { list, pages: Math.ceil(count.count / 20) } };
});
app.get<{ Querystring: { words: string } }>('/search', async ({ query }) => {
  const values = [query.words.split(' ').map((word) => `%${word}%`)];
  const where = 'where search_text like all($1::text[])';
  const list = await ask('search', `${PAGE} ${where} order by sales_per_week desc, id limit 20`, values);
  const [count] = await ask(
    'search-count',
    `select count(*)::int as count from market_item ${where}`,
    values,
  );
  return { code: 0, data: { list, pages: Math.ceil(count.count / 20) } };
});
app.get('/home', async () => {
  const orders = { popular: 'sales_per_week desc', cheap: 'lowest_ask_cents', dear: 'lowest_ask_cents desc' };
  const lists = Object.entries(orders).map(([name, order]) =>
    ask(name, `${PAGE} where lowest_ask_cents is not null order by ${order}, id limit 10`),
  );
  return { code: 0, data: await Promise.all(lists) };
});
app.get<{ Params: { orderNo: string } }>('/order/:orderNo', async ({ params, headers }) => {
  const cookies = cookiesOf(headers.cookie);
  const [session] = await ask(
    'session',
    'select user_id from session where token_hash = $1 and bind_hash = $2 and expires_at > clock_now()',
    [hash(cookies.Authorization ?? ''), hash(cookies.bind ?? '')],
  );
  const [order] = await ask(
    'order',
    `select o.*, a.float_value, a.stickers, ${FIELDS.replaceAll(/\b(?=[a-z])/g, 'i.')}, s.nickname as seller, b.nickname as buyer
     from market_order o join asset a on a.id = o.asset_id join market_item i on i.id = o.market_item_id
     join app_user s on s.id = o.seller_id join app_user b on b.id = o.buyer_id
     where o.order_no = $1 and $2 in (o.buyer_id, o.seller_id)`,
    [params.orderNo, session?.user_id],
  );
  const events = await ask('events', 'select * from order_event where order_id = $1 order by sequence', [
    order?.id,
  ]);
  return { code: 0, data: { ...order, events } };
});
app.post<{ Body: { buyer: string; listing: string; price: number; request: string } }>(
  '/purchase',
  async ({ body }) => {
    const values = [body.buyer, body.listing, body.price, body.request];
    const [row] = await ask('purchase', 'select control_purchase($1, $2, $3, $4) as order_no', values);
    return { code: 0, data: row };
  },
);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
