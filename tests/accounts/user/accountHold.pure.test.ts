import { expect, test } from 'vitest';
import { type AccountHold, strictestHold } from '../../../api/accounts/user/accountHold.ts';

const hold = (id: string, given: Partial<AccountHold>): AccountHold => ({
  id,
  scope: 'withdrawals',
  cause: 'reversedTrade',
  startedAt: new Date(0),
  endsAt: new Date(1_000),
  ...given,
});

test('of several holds the one counts that stops most, then the one that lasts longest', () => {
  const [early, late] = [hold('early', {}), hold('late', { endsAt: new Date(2_000) })];
  const endless = hold('endless', { endsAt: null });
  const everything = hold('everything', { scope: 'everything' });
  expect(strictestHold([])).toBe(null);
  expect(strictestHold([early, late])?.id).toBe('late');
  expect(strictestHold([late, endless, early])?.id).toBe('endless');
  expect(strictestHold([endless, everything])?.id).toBe('everything');
});
