import fastCheck from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html } from '../../api/sandbox/pages/markup.ts';
import { accountIdOf, deviceIdOf, steamIdOf, tradeUrlOf } from '../../api/sandbox/steam/steamAccount.ts';
import { settlementOf } from '../../api/sandbox/steam/steamTrade.ts';

const dayMs = 86_400_000;

describe('trade protection', () => {
  test.each([
    ['2025-07-16T06:59:59.000Z', '2025-07-23T07:00:00.000Z'],
    ['2025-07-16T07:00:00.000Z', '2025-07-23T07:00:00.000Z'],
    ['2025-07-16T07:00:00.001Z', '2025-07-24T07:00:00.000Z'],
    ['2024-12-31T23:00:00.000Z', '2025-01-08T07:00:00.000Z'],
  ])('a trade of %s settles at %s', (accepted, settled) => {
    expect(settlementOf(new Date(accepted)).toISOString()).toBe(settled);
  });

  test('protection lasts at least seven days and less than eight, always to 07:00 UTC', () => {
    fastCheck.assert(
      fastCheck.property(
        fastCheck.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }),
        (accepted) => {
          const settled = settlementOf(accepted);
          const lasted = settled.getTime() - accepted.getTime();
          expect(lasted >= 7 * dayMs && lasted < 8 * dayMs).toBe(true);
          expect(settled.toISOString().slice(11)).toBe('07:00:00.000Z');
        },
      ),
    );
  });
});

describe('account ids', () => {
  test('account id and steamid64 convert without loss, and the trade URL carries the former', () => {
    expect(accountIdOf('76561198000000001')).toBe(39_734_273);
    expect(steamIdOf(39_734_273)).toBe('76561198000000001');
    expect(tradeUrlOf({ steamId: '76561198000000001', tradeToken: 'AbCdEfGh' })).toBe(
      'https://steamcommunity.com/tradeoffer/new/?partner=39734273&token=AbCdEfGh',
    );
    expect(deviceIdOf('76561198000000001')).toMatch(/^android:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe('pages', () => {
  test('everything put into markup is escaped, markup itself is not', () => {
    const name = `<script>alert("'")</script>&`;
    expect(html`<p title="${name}">${[html`<b>${name}</b>`]}${null}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;&#39;&quot;)&lt;/script&gt;&amp;"><b>&lt;script&gt;alert(&quot;&#39;&quot;)&lt;/script&gt;&amp;</b></p>',
    );
  });
});
