import { describe, expect, test } from 'vitest';
import { breaches } from './breaches.ts';
import { expectOnly } from './expectOnly.ts';
import { filesIn } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

const WEB = filesIn('web/');

describe('the web', () => {
  test('the UI kit does not know Relay', () => {
    expectOnly(breaches(filesIn('web/ui/'), (_, { target }) => /^(react-relay|relay-runtime)/.test(target)));
  });

  test('G-03 a component reads the data of its own fragment or query alone, and lists page by connection', () => {
    const documents = /import type \{([^}]*)\} from '[^']*__generated__\/(\w+)\.graphql\.ts'/g;
    const violations = WEB.filter(({ path }) => path.endsWith('.tsx')).flatMap(({ path, text }) => {
      const own = path.replace(/^.*\//, '').replace('.tsx', '');
      // A key is passed through unread; only the component that owns its fragment can open it.
      const isRead = ([, names = '', document = '']: RegExpMatchArray): boolean =>
        !document.startsWith(own) && names.split(',').some((name) => !name.trim().endsWith('$key'));
      return [...text.matchAll(documents)]
        .filter(isRead)
        .map(([, , document]) => `${path} reads ${document}`);
    });
    expectOnly(violations);
    const grid = WEB.find(({ path }) => path === 'web/catalog/market/MarketGrid.tsx')?.text ?? '';
    expect(grid).toMatch(/usePaginationFragment[\s\S]*@connection\(key: "MarketGrid_marketItems"/);
  });

  test('an item’s address and a whole number are written by one helper each', () => {
    const writers = (pattern: RegExp) => WEB.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expectOnly(writers(/\/goods\?/), [
      'web/catalog/items/marketItem.ts',
      'web/catalog/market/useGoodsChoice.ts',
    ]);
    expectOnly(writers(/toLocaleString\(/));
  });

  test('what an order’s phase means is said by the server, and derived in no file', () => {
    const phase =
      /['"`](?:CREATING|AWAITING_\w+|DELIVERING|ON_HOLD|VERIFYING)['"`]|statusText [!=]==|^ +phase$/m;
    const orders = WEB.filter(({ path }) => path.startsWith('web/orders/order/'));
    expect(orders.length).toBeGreaterThan(30);
    expectOnly(orders.filter(({ text }) => phase.test(text)).map(({ path }) => path));
    const spelled = /['"`](?:AWAITING_PAYMENT|AWAITING_OFFER|AWAITING_ACCEPT)['"`]/;
    expectOnly(WEB.filter(({ text }) => spelled.test(text)).map(({ path }) => path));
  });

  test('what the sandbox gives is asked for by one mutation each', () => {
    for (const field of ['takeSandboxTradeUrl', 'topUpInSandbox'])
      expect(
        WEB.filter(({ path, text }) => !path.includes('__generated__') && text.includes(`${field}(input:`))
          .length,
        field,
      ).toBe(1);
  });

  test('routeQuery.ts is the only caller of loadQuery', () => {
    const callers = WEB.filter(({ program }) =>
      [...walkNodes(program)].some(
        (node) => node.type === 'ImportSpecifier' && node.local.name === 'loadQuery',
      ),
    );
    expectOnly(
      callers.map(({ path }) => path),
      ['web/relay/routeQuery.ts'],
    );
  });
});
