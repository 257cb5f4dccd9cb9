import { builder } from '../../http/graphql/builder.ts';
import { usdPerCny } from './exchangeRate.ts';
import { readExchangeRate } from './readExchangeRate.ts';

const ExchangeRateRef = builder.objectRef<{ cnyPerUsd: number; fetchedAt: Date }>('ExchangeRate').implement({
  authScopes: { everyone: true },
  description: 'What a dollar costs, for showing amounts. Every amount of the market itself is in yuan.',
  fields: (t) => ({
    usdPerCny: t.float({
      description: 'Dollars for one yuan: the inverse of `cnyPerUsd`, rounded to 4 decimals.',
      resolve: ({ cnyPerUsd }) => usdPerCny(cnyPerUsd),
    }),
    cnyPerUsd: t.exposeFloat('cnyPerUsd', { description: 'Yuan for one dollar, as the service gave it.' }),
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      description: 'When the service gave it. A dead service leaves the last rate.',
    }),
  }),
});

builder.queryField('exchangeRate', (t) =>
  t.field({
    type: ExchangeRateRef,
    nullable: true,
    description: 'The exchange rate. Null where none was ever had.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { platform }) => readExchangeRate(platform.db),
  }),
);
